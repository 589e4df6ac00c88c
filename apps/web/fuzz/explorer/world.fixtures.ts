import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { type Choice, type Deed, habits, type Kind, type places } from './orders.fixtures.ts';
import { coverOf, deeds, dialog, idOf, nameOf, rowOf, sheet, viewOf } from './page.fixtures.ts';
import { screenRules } from './rules.fixtures.ts';
import { stepRules } from './step-rules.fixtures.ts';
import {
  addressBar,
  arriveAll,
  browser,
  clock,
  giveSession,
  network,
  refusalOf,
  whoIsSignedIn,
} from './surroundings.fixtures.ts';
import { State } from './state.fixtures.ts';
import type { Call, Net, Tab } from './tab.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import { actors, laterReads, oneOf, type Who, whoActs } from './turns.fixtures.ts';
import { checkWrite, isLabelOf, isWrite } from './writes.fixtures.ts';
import { isWaiting } from '../watch-page.ts';

/** One person at the app and all others, whose deeds happen one by one and are judged by the rules. */
export class World extends State {
  readonly steps: string[] = [];
  readonly #plays: string[] = [];
  #given = '';
  readonly #had = new Set<string[]>();
  /** The page after the last step. */
  view = viewOf();

  constructor(tab: Tab) {
    super(tab);
    tab.broken.length = 0;
    tab.onSend = (call) => isWrite(call) && this.#checkWrite(call);
  }

  async begin({ as, at }: (typeof places)[number], server: 'usual' | 'another', net: Net, now: number) {
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
    this.steps.push(`${as} opens ${at}${server === 'usual' ? '' : ', of another server'}${ofNet(net)}`);
    this.#given = `globals: { persona: '${as}', server: '${server}' }, parameters: { route: '${at}' }`;
    tab.beginStep(net === 'refused' ? 'prompt' : net);
    await tab.load(at);
    tab.endStep();
    this.#endCalls();
    this.view = viewOf();
  }

  /** A page load, which forgets all that was not stored. */
  #loaded() {
    this.#identify();
    this.failedReads.clear();
    this.typed.clear();
    this.edited.clear();
    this.target = undefined;
  }

  /** Of two tabs and of lost answers the server knows who it is; a page that is read anew knows nothing of before. */
  #identify() {
    this.review = undefined;
    this.user = whoIsSignedIn() ?? this.user;
    this.last = this.user?.username ?? this.last;
  }

  async step({ turn, pick, variant, net }: Choice) {
    const who = whoActs(this, turn);
    const later = laterReads[who]?.[(variant >> 8) % 4];
    if (who === 'habit') await this.#haveHabit(variant, pick, later);
    else if (who === 'errand') await this.#runErrand(variant, pick, later);
    else if (who !== 'fill' || !(await this.#fill(variant, pick)))
      await this.#doOne(who === 'fill' ? 'send' : who, variant, pick, later ?? net);
    this.by = who;
  }

  async #doOne(who: Exclude<Who, 'habit' | 'errand'>, variant: number, pick: number, net: Net) {
    const own =
      who in actors ? actors[who as keyof typeof actors](this, variant) : deeds(variant, who as Kind);
    const others = this.tab.pending.length > 0 ? network(this, variant) : deeds(variant); // a form waits for what is on its way
    const deed = oneOf(own.length > 0 ? own : others, pick);
    if (deed) await this.#happen(deed, net, pick);
  }

  /** Something that opens a dialog, all that is empty in it, and what sends it. */
  async #runErrand(variant: number, pick: number, net: Net = 'prompt') {
    await this.#doOne(sheet() ? 'sheet' : 'row', variant, pick, 'prompt');
    for (let left = 2; dialog() && left > 0; left--) {
      await this.#fill(variant, pick);
      await this.#doOne('send', variant, pick, net);
    }
  }

  /** Fills in what is empty in the form, else one of its fields. Returns false if it has none. */
  async #fill(variant: number, pick: number) {
    const fields = deeds(variant, 'fill').filter(({ element, typed }) => typed && element!.closest('form'));
    const empty = fields.filter(({ element }) => !(element as HTMLInputElement).value);
    for (const deed of empty.length > 0 ? empty : fields.slice(pick % Math.max(1, fields.length)).slice(0, 1))
      if (deed.element!.isConnected) await this.#happen(deed, 'prompt', 0);
    return fields.length > 0;
  }

  /** One that this order has not had, if there is one. */
  async #haveHabit(variant: number, pick: number, net?: Net) {
    const now = this.#offers(variant);
    const own = habits.filter(
      ([at, first]) => location.pathname.startsWith(at) && now.some(({ words }) => words.startsWith(first!)),
    );
    const fresh = own.filter((one) => !this.#had.has(one));
    const choice = fresh.length > 0 ? fresh : own;
    const habit = choice[pick % Math.max(1, choice.length)];
    if (!habit) return;
    this.#had.add(habit);
    await this.follow(habit.slice(1), variant, net);
  }

  /**
   * Deeds one after another, by the beginning of their words; what cannot be done ends it.
   * @param net how the last one is answered
   */
  async follow(habit: readonly string[], variant: number, net: Net = 'prompt') {
    for (const words of habit) {
      const deed = this.#offers(variant).find((one) => one.words.startsWith(words));
      if (!deed) return;
      await this.#happen(deed, words === habit.at(-1) ? net : 'prompt', 0);
    }
  }

  #offers(variant: number) {
    const own = this.tab.isHidden ? [] : [...deeds(variant), ...addressBar(this)];
    return [...own, ...clock(this), ...browser(this)];
  }

  async #happen(deed: Deed, net: Net, pick: number) {
    const { tab, view: before } = this;
    const cover = deed.element && coverOf(deed.element);
    // the sheet and toasts lie on the page, and nothing on them and on dialogs
    if (cover && !deed.element!.closest('[data-sheet], [role=dialog], [role=alertdialog]')) return;
    if (cover) throw this.#broken(`(6) ${deed.words}: ${cover.outerHTML.slice(0, 200)} lies on it`);
    tab.beginStep(net === 'refused' ? refusalOf(pick) : net);
    this.steps.push(deed.words + ofNet(net));
    this.pressed = { ...this.pressed, at: tables.now() };
    if (deed.element) this.#note(deed.element, deed.typed);
    const moment = tables.now();
    const address = location.href;
    const play = deed.play?.();
    const isDone = deed.act(this);
    this.#plays.push(...(play === undefined ? [`// ${deed.words}`, ...tables.playSince(moment)] : [play]));
    await isDone;
    await tab.pass(500);
    tab.endStep();
    this.#endCalls();
    if (location.pathname !== before.path) this.failedReads.clear(); // each screen reads anew
    if (this.isLeaving && ['/', '/login'].includes(location.pathname)) this.signedOut();
    if (/^(reload|open|pay|come)/.test(deed.words)) this.#loaded();
    if (deed.words.startsWith('go ') && location.href !== address) this.target = undefined;
    this.view = viewOf();
    for (const [label, value] of deed.element ? this.view.fields : []) {
      if (before.fields.has(label) && before.fields.get(label) !== value)
        this.edit(label, before.fields.get(label));
      if (this.edited.get(label) === value) this.typed.delete(label); // as it was, so that nothing can be lost
    }
    const broken = [...screenRules, ...stepRules].map((rule) => rule(this, deed, before, this.view));
    const first = [...tab.broken, ...broken].find((one) => one !== undefined);
    if (first !== undefined) throw this.#broken(first);
    if (before.hasDialog && !this.view.hasDialog) {
      this.edited.clear();
      this.typed.clear();
    }
  }

  /** A broken rule, told as a person would, and as a story of stories/flows/whole-app. */
  #broken(rule: string) {
    const list = this.steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`);
    const story = `export const Found = meta.story({ ${this.#given}, play: async () => {`;
    const at = `at ${location.pathname}${location.search}`;
    return new Error([rule, at, '', ...list, '', story, ...this.#plays, '} });', ''].join('\n'));
  }

  /** What the rules have to know of a press before it happens. */
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
    this.opener = name;
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
      if (!isOk) this.failed.push(call.name);
      if (!isOk && call.name.endsWith('/redeem')) this.givenAt = tables.now(); // the server may have taken the key
      const isPaying = this.checkout !== undefined || this.awaited.size > 0;
      if (isOk && call.name === 'GET /api/subscriptions' && call.sentAt >= this.givenAt! && !isPaying)
        this.givenAt = undefined;
      if (isOk && call.name.endsWith('login_check')) this.#identify();
      if (!isWrite(call)) this.failedReads[isOk ? 'delete' : 'add'](call.url);
      else if (isOk) {
        this.succeeded.push(call.name);
        this.pressed.isDone = true;
        tables.wrote(call.sentAt, call.answeredAt!);
        if (call.name.endsWith('/checkout')) this.checkout = db.checkouts.all().at(-1)?.id;
      }
    }
  }

  #checkWrite(call: Call) {
    const rule = checkWrite(this, call);
    if (rule) this.tab.broken.push(rule);
    this.pressOf(call).sent.push(call);
    for (const label of this.typed.keys())
      if (Object.keys(call.body ?? {}).some((field) => isLabelOf(label, field))) this.typed.delete(label);
  }

  /** Everything arrives, a minute passes, and the page is at rest. */
  async end() {
    const { tab } = this;
    if (tab.isOffline) tab.goOffline(false);
    if (tab.isHidden) tab.hide(false);
    await this.#happen({ words: 'everything arrives', act: arriveAll }, 'prompt', 0);
    await this.#happen({ words: 'a minute passes', act: () => tab.pass(61_000) }, 'prompt', 0);
    if (isWaiting()) throw this.#broken('(7) it still loads');
    if (document.body.textContent.trim() === '') throw this.#broken('(7) the page is blank');
  }
}

const ofNet = (net: Net) => (net === 'prompt' ? '' : ` (answers: ${net})`);
