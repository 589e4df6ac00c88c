import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { actionBy, actions } from './actions.fixtures.ts';
import { regressions } from './regressions.fixtures.ts';
import type { Action, Choice, Sequence, State, Step } from './sequences.fixtures.ts';
import { idOf, lists, openMenu, rowOf, viewOf } from './page.fixtures.ts';
import { checkWrite, isQuiet, namesOf, rules, shownData, whatNeverEnds } from './rules.fixtures.ts';
import { arriveAll, giveSession, whoIsSignedIn } from './environment.fixtures.ts';
import { type Call, isWrite, type Net, type Tab } from './tab.fixtures.ts';
import { actorBy, oneOf, offersOf } from './scheduler.fixtures.ts';

/** Start of a sequence: page, user and conditions. */
interface Start extends Pick<Sequence, 'as' | 'at' | 'given'> {
  server?: 'usual' | 'another';
  net?: Net;
}

/** Simulation of the user and all other actors: one acts at a time, and the rules are checked after each step. */
export class Simulation implements State {
  readonly tab: Tab;
  readonly steps: string[] = [];
  view = viewOf();
  last = 'admin';
  row: number | undefined;
  rowNames: string[] | undefined;
  readonly sent: string[] = [];
  /** True if others have written since the page load or a read has failed, so that the page may be outdated. */
  #mayBeOlder = false;

  constructor(tab: Tab) {
    this.tab = tab;
    tab.broken.length = 0;
    tab.onSend = ({ name }) => {
      if (!isWrite(name)) return;
      this.sent.push(name);
      const broken = checkWrite(this, name);
      if (broken) tab.broken.push(broken);
    };
  }

  async begin({ as = 'admin', at, server = 'usual', net = 'prompt', given }: Start, now: number) {
    const { tab } = this;
    tab.begin();
    resetDb('typical', now);
    db.settings.server = server;
    localStorage.clear();
    sessionStorage.clear();
    giveSession(as);
    this.last = as;
    localStorage.setItem('username', as);
    given?.();
    this.steps.push(`${as} opens ${at}${server === 'usual' ? '' : ', of another server'}${ofNet(net)}`);
    tab.beginStep(net);
    await tab.load(at);
    tab.endStep();
    this.view = viewOf();
  }

  async step({ turn, pick, variant, net }: Choice) {
    const offers = offersOf(this, turn, variant);
    if (offers === 'habit') await this.#haveHabit(pick, net);
    else if (offers === 'form') await this.#fillForm(variant, pick, net);
    else {
      const action = oneOf(offers.length > 0 ? offers : actions(variant), pick);
      if (action) await this.#perform(action, net);
    }
    if (variant % 3 === 0 && this.tab.ended.some(({ name }) => isWrite(name))) await this.#readAnew();
  }

  /** Fills in the form's empty fields, else one of its fields, and submits it. */
  async #fillForm(variant: number, pick: number, net: Net) {
    const fields = actions(variant).filter(({ element }) => element!.closest('form') && 'value' in element!);
    const empty = fields.filter(({ element }) => !(element as HTMLInputElement).value);
    const chosen = empty.length > 0 ? empty : [oneOf(fields, pick)].flatMap((one) => one ?? []);
    for (const action of chosen) if (action.element!.isConnected) await this.#perform(action);
    const send = actions(variant).find(({ element }) => element!.getAttribute('type') === 'submit');
    if (send) await this.#perform(send, net);
  }

  /** Plays the actions of a written sequence for this page, up to the first impossible one. */
  async #haveHabit(pick: number, net: Net) {
    const own = Object.values(regressions).filter(({ at }) => at.split('?')[0] === location.pathname);
    const steps = [own[pick % Math.max(1, own.length)]?.steps ?? []].flat();
    const words = steps.flatMap((step) => (typeof step === 'string' ? step.split(' › ') : []));
    for (const step of words.filter((one) => !/^(shows |lacks |")/.test(one))) {
      const action = this.#find(step.replace(/ \(answers.*/, ''));
      if (!action) return;
      await this.#perform(action, net);
    }
  }

  #find(words: string): Action | undefined {
    return (this.tab.isHidden ? undefined : actionBy(words)) ?? actorBy(this, words);
  }

  /** Plays a step of a written sequence. Rejects with an Error if it is impossible or breaks a rule or expectation. */
  async play(step: Step) {
    if (typeof step === 'string') for (const one of step.split(' › ')) await this.#playOne(one);
    else await this.#perform({ words: step.toString().replace(/\s+/g, ' '), act: step });
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
      const action = this.#find(words);
      const possible = actions(1).map((one) => one.words);
      if (!action) throw this.#broken(`(0) nobody can ${words}, but ${possible.join(', ')}`);
      await this.#perform(action, net as Net);
    }
  }

  /** Reloads the page, unless it may be outdated, and checks rule (1): it shows the same data as before. */
  async #readAnew() {
    const { tab, view } = this;
    const shown = shownData();
    if (!isQuiet(tab) || /Retry|Try again/.test(view.text) || this.#mayBeOlder) return;
    if (tab.isHidden || tab.isOffline || openMenu()) return;
    await this.#perform({ words: 'reload the page', act: () => tab.load() });
    const anew = shownData();
    const at = [...shown, ...anew].findIndex((_, line) => shown[line] !== anew[line]);
    if (at >= 0 && isQuiet(tab) && this.view.path === view.path)
      throw this.#broken(`(1) '${shown[at]}' was shown, and now '${anew[at]}'`);
  }

  async #perform(action: Action, net: Net = 'prompt') {
    const { tab, view: before } = this;
    tab.beginStep(net);
    this.steps.push(action.words + ofNet(net));
    const row = action.element && rowOf(action.element);
    if (row) this.row = idOf(row);
    this.rowNames = row && namesOf(row);
    const rows = action.element ? '' : allRows();
    await action.act(this);
    if (!action.element && rows !== allRows()) this.#mayBeOlder = true;
    await tab.pass(500);
    tab.endStep();
    if (tab.ended.some(isFailedRead)) this.#mayBeOlder = true;
    if (/^(reload|open|pay|come)/.test(action.words)) this.#mayBeOlder = false;
    this.last = whoIsSignedIn()?.username ?? this.last;
    this.view = viewOf();
    const broken = rules.map((rule) => rule(this, action, before, this.view));
    const first = [...tab.broken, ...broken].find((one) => one !== undefined);
    if (first !== undefined) throw this.#broken(first);
  }

  /** Creates the error of a broken rule, with the steps that led to it. */
  #broken(rule: string) {
    const list = this.steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`);
    return new Error([rule, `at ${location.pathname}${location.search}`, '', ...list, ''].join('\n'));
  }

  /** Lets all answers arrive, reloads, lets a minute pass, and checks that nothing still loads. */
  async end() {
    const { tab } = this;
    if (tab.isOffline) tab.goOffline(false);
    if (tab.isHidden) tab.hide(false);
    await this.#perform({ words: 'everything arrives', act: arriveAll });
    await this.#readAnew();
    await this.#perform({ words: 'a minute passes', act: () => tab.pass(61_000) });
    const endless = whatNeverEnds();
    if (endless) throw this.#broken(endless);
  }
}

const ofNet = (net: Net) => (net === 'prompt' ? '' : ` (answers: ${net})`);
/** Returns the rows of the lists, to detect whether an action has changed them. */
const allRows = () => JSON.stringify(Object.values(lists).map(({ table }) => db[table].all()));
const isFailedRead = ({ name, status = 0 }: Call) => !isWrite(name) && (status < 200 || status > 299);
