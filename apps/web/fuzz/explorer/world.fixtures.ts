import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import type { Choice, Deed, Kind, Order, Step } from './orders.fixtures.ts';
import { deedBy, deeds } from './deeds.fixtures.ts';
import { known } from './known.fixtures.ts';
import { dialog, idOf, nameOf, openMenu, rowOf, sheet, viewOf } from './page.fixtures.ts';
import { isQuiet, rules, shownData, whatNeverEnds } from './rules.fixtures.ts';
import { arriveAll, giveSession, network, whoIsSignedIn } from './surroundings.fixtures.ts';
import { State } from './state.fixtures.ts';
import type { Call, Net, Tab } from './tab.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import { actorBy, actors, oneOf, type Who, whoActs } from './turns.fixtures.ts';
import { checkWrite, isLabelOf, isWrite } from './writes.fixtures.ts';

/** Start of a sequence: page, user and conditions. */
interface Start extends Pick<Order, 'as' | 'at' | 'given'> {
  server?: 'usual' | 'another';
  net?: Net;
}

/** A user at the app and all other actors, who act one at a time and are checked by the rules. */
export class World extends State {
  readonly steps: string[] = [];
  /** The page after the last step. */
  view = viewOf();

  constructor(tab: Tab) {
    super(tab);
    tab.broken.length = 0;
    tab.onSend = (call) => isWrite(call) && this.#checkWrite(call);
  }

  async begin({ as = 'admin', at, server = 'usual', net = 'prompt', given }: Start, now: number) {
    const { tab } = this;
    tab.begin();
    resetDb('typical', now);
    db.settings.server = server;
    tables.begin();
    localStorage.clear();
    sessionStorage.clear();
    this.user = giveSession(as);
    this.last = as;
    localStorage.setItem('username', as);
    given?.();
    this.steps.push(`${as} opens ${at}${server === 'usual' ? '' : ', of another server'}${ofNet(net)}`);
    tab.beginStep(net);
    await tab.load(at);
    tab.endStep();
    this.#endCalls();
    tables.read();
    this.view = viewOf();
  }

  /** Resets the state after a page load, which forgets everything that was not stored. */
  #loaded() {
    this.#identify();
    tables.read();
    this.carried = [];
    this.failedReads.clear();
    this.typed.clear();
    this.edited.clear();
    this.target = undefined;
  }

  /** Asks the server who is signed in, as another tab or a lost response may have changed it. */
  #identify() {
    this.user = whoIsSignedIn() ?? this.user;
    this.last = this.user?.username ?? this.last;
  }

  async step({ turn, pick, variant, net }: Choice) {
    const who = whoActs(this, turn);
    if (who === 'habit') await this.#haveHabit(pick, net);
    else if (who !== 'fill' || !(await this.#fill(variant, pick)))
      await this.#doOne(who === 'fill' ? 'send' : who, variant, pick, net);
    if (variant % 3 === 0 && this.tab.ended.some(isWrite)) await this.#readAnew();
  }

  async #doOne(who: Exclude<Who, 'habit'>, variant: number, pick: number, net: Net) {
    const own =
      who in actors ? actors[who as keyof typeof actors](this, variant) : deeds(variant, who as Kind);
    const others = this.tab.pending.length > 0 ? network(this, variant) : deeds(variant); // a form waits for pending calls
    const deed = oneOf(own.length > 0 ? own : others, pick);
    if (deed) await this.#happen(deed, net);
  }

  /** Fills in the form's empty fields, else one of its fields. Returns false without fields. */
  async #fill(variant: number, pick: number) {
    const fields = deeds(variant, 'fill').filter(({ element, typed }) => typed && element!.closest('form'));
    const empty = fields.filter(({ element }) => !(element as HTMLInputElement).value);
    for (const deed of empty.length > 0 ? empty : fields.slice(pick % Math.max(1, fields.length)).slice(0, 1))
      if (deed.element!.isConnected) await this.#happen(deed);
    return fields.length > 0;
  }

  /** Plays a written sequence, as users often do on such a page, up to the first impossible action. */
  async #haveHabit(pick: number, net: Net) {
    const own = Object.values(known).filter(({ at }) => at.split('?')[0] === location.pathname);
    const steps = [own[pick % Math.max(1, own.length)]?.steps ?? []].flat();
    const words = steps.flatMap((step) => (typeof step === 'string' ? step.split(' › ') : []));
    for (const step of words.filter((one) => !/^(shows |lacks |")/.test(one))) {
      const deed = this.#find(step.replace(/ \(answers.*/, ''));
      if (!deed) return;
      await this.#happen(deed, net);
    }
  }

  #find(words: string): Deed | undefined {
    return (this.tab.isHidden ? undefined : deedBy(words)) ?? actorBy(this, words);
  }

  /** Plays steps of a written sequence: actions by their words, expectations, or functions. */
  async play(step: Step) {
    if (typeof step === 'string') for (const one of step.split(' › ')) await this.#playOne(one);
    else await this.#happen({ words: step.toString().replace(/\s+/g, ' '), act: step });
  }

  async #playOne(step: string) {
    const [, words = '', net = 'prompt'] = /^(.*?)(?: \(answers: (.*)\))?$/.exec(step)!;
    const [, isShown, text] = /^(?:(shows)|lacks) "(.*)"$/.exec(words) ?? [];
    const [, label, value] = /^"(.*)" is "(.*)"$/.exec(words) ?? [];
    if (text !== undefined) {
      if (this.view.text.includes(text) !== Boolean(isShown))
        throw this.#broken(`(0) the page ${isShown ? 'lacks' : 'shows'} "${text}": ${this.view.text}`);
    } else if (label !== undefined) {
      const is = this.view.fields.get(label);
      if (is !== value) throw this.#broken(`(0) "${label}" is "${is}", not "${value}"`);
    } else {
      const deed = this.#find(words);
      const known = deeds(1).map((one) => one.words);
      if (!deed) throw this.#broken(`(0) nobody can ${words}, but ${known.join(', ')}`);
      await this.#happen(deed, net as Net);
    }
  }

  /** (1) The page shows the server's data: after a reload it shows the same, unless others have written since. */
  async #readAnew() {
    const { path, text } = this.view;
    const shown = shownData();
    if (!isQuiet(this) || /Retry|Try again/.test(text) || tables.haveOthersWritten()) return;
    if (this.tab.isHidden || this.tab.isOffline || openMenu()) return;
    await this.#happen({ words: 'reload the page', act: () => this.tab.load() });
    const anew = shownData();
    const at = [...shown, ...anew].findIndex((_, line) => shown[line] !== anew[line]);
    if (at >= 0 && isQuiet(this) && this.view.path === path)
      throw this.#broken(`(1) '${shown[at]}' was shown, and now '${anew[at]}'`);
  }

  async #happen(deed: Deed, net: Net = 'prompt') {
    const { tab, view: before } = this;
    tab.beginStep(net);
    this.steps.push(deed.words + ofNet(net));
    this.pressed = { ...this.pressed, at: tables.now() };
    if (deed.element) this.#note(deed.element, deed.typed);
    const address = location.href;
    await deed.act(this);
    await tab.pass(500);
    tab.endStep();
    this.#endCalls();
    if (location.pathname !== before.path) this.failedReads.clear(); // each screen fetches again
    if (this.isLeaving && ['/', '/login'].includes(location.pathname)) this.left();
    if (/^(reload|open|pay|come)/.test(deed.words)) this.#loaded();
    if (deed.words.startsWith('go ') && location.href !== address) this.target = undefined;
    this.view = viewOf();
    for (const [label, value] of deed.element ? this.view.fields : []) {
      if (before.fields.has(label) && before.fields.get(label) !== value)
        this.edit(label, before.fields.get(label));
      if (this.edited.get(label) === value) this.typed.delete(label); // as it was, so that nothing can be lost
    }
    const broken = rules.map((rule) => rule(this, deed, before, this.view));
    const first = [...tab.broken, ...broken].find((one) => one !== undefined);
    if (first !== undefined) throw this.#broken(first);
    if (before.hasDialog && !this.view.hasDialog) {
      this.edited.clear();
      this.typed.clear();
    }
  }

  /** Describes a broken rule in words that replay it. */
  #broken(rule: string) {
    const list = this.steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`);
    return new Error([rule, `at ${location.pathname}${location.search}`, '', ...list, ''].join('\n'));
  }

  /** Notes a press for the rules, before it happens. */
  #note(element: HTMLElement, typed: string | undefined) {
    if (element.matches('input, textarea, select, [role=option], [role=combobox]')) {
      const field = element.matches('[role=option]')
        ? document.querySelector('[aria-expanded=true]')
        : element;
      const label = nameOf(field ?? element);
      this.edit(label, this.view.fields.get(label));
      const isData = this.view.fields.has(label) && !label.startsWith('Type '); // or the phrase of a question
      if (typed !== undefined && isData) this.typed.set(label, typed);
      return;
    }
    const name = nameOf(element);
    const isStop = /^(Stop|Cancel|Close)/.test(name); // rows that have begun go on
    const many = Number(/\d+/.exec(name)?.[0] ?? 0);
    if (!isStop)
      this.pressed = {
        name,
        at: tables.now(),
        most: Math.max(1, many),
        sent: [],
        isDone: false,
        fields: [...this.view.fields].filter(
          ([label, value]) => this.edited.has(label) && this.edited.get(label) !== value,
        ),
      };
    if (name.startsWith('Redeem')) this.redeem = this.pressed;
    if (/sign out/i.test(name)) this.isLeaving = true;
    if (dialog()?.contains(element)) return;
    this.target = this.#targetOf(element, name);
  }

  #targetOf(element: HTMLElement, name: string): World['target'] {
    const list = lists[location.pathname];
    const row = rowOf(element);
    if (row && list) return { table: list.table, ids: [idOf(row)] };
    const place = sheet();
    if (!place?.contains(element))
      return list && this.view.selected.length > 0
        ? { table: list.table, ids: this.view.selected }
        : undefined;
    const request = Number(/#(\d+)/.exec(name)?.[1]);
    if (request) return { table: 'hwidRequests', ids: [request] };
    const [user] = db.users.where('username', place.querySelector('h2')!.textContent);
    return user && { table: 'users', ids: [user.id] };
  }

  /** Notes the calls that have ended in a step. */
  #endCalls() {
    for (const call of this.tab.ended) {
      const isOk = call.status !== undefined && call.status >= 200 && call.status < 300;
      const leads = isOk && call.name.endsWith('/checkout'); // to another page, which shows it
      if (isOk && call.name.endsWith('login_check')) this.#identify();
      if (isWrite(call) && call.isCarriedOut && !leads) this.carried.push(call);
      if (!isWrite(call)) this.failedReads[isOk ? 'delete' : 'add'](call.url);
      else if (isOk) {
        this.succeeded.push(call.name);
        this.pressed.isDone = true;
        tables.wrote(call.sentAt, call.answeredAt!);
        if (leads) this.checkout = db.checkouts.all().at(-1)?.id;
      }
    }
  }

  #checkWrite(call: Call) {
    this.sent.push(call.name);
    const rule = checkWrite(this, call);
    if (rule) this.tab.broken.push(rule);
    this.pressOf(call).sent.push(call);
    for (const label of this.typed.keys())
      if (Object.keys(call.body ?? {}).some((field) => isLabelOf(label, field))) this.typed.delete(label);
  }

  /** Lets everything arrive and a minute pass, until the page is idle. */
  async end() {
    const { tab } = this;
    if (tab.isOffline) tab.goOffline(false);
    if (tab.isHidden) tab.hide(false);
    await this.#happen({ words: 'everything arrives', act: arriveAll });
    await this.#readAnew();
    await this.#happen({ words: 'a minute passes', act: () => tab.pass(61_000) });
    const endless = whatNeverEnds();
    if (endless) throw this.#broken(endless);
  }
}

const ofNet = (net: Net) => (net === 'prompt' ? '' : ` (answers: ${net})`);
