import { vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { openSession, sessionCookies } from '#mocks/server/session.ts';
import { type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { actionBy, actions, pressKey } from './actions.fixtures.ts';
import { NOW } from './app-code.fixtures.ts';
import { changedLine, dialogs, shownData, textOf } from './page.fixtures.ts';
import { brokenRule, look, whatNeverEnds } from './rules.fixtures.ts';
import type { Action, Choice, Start, Step } from './sequences.fixtures.ts';
import type { Net, Tab } from './tab.fixtures.ts';

const arriveAll: Action = {
  words: 'all answers arrive',
  act(tab) {
    for (const call of tab.pending) call.isLate = false;
    return tab.pass(5000); // longer than any delay before a call
  },
};
const reload: Action = { words: 'reload the page', act: (tab) => tab.load() };

/** Returns the actions without a control: of keyboard, history and network. */
const others = (tab: Tab): Action[] => [
  ...['Escape', 'Enter', '/', 'a', 'd', 'j', 'k', 'Control+k'].map((key) => ({
    words: `press ${key}`,
    act: () => pressKey(key),
  })),
  reload,
  ...(tab.canGoBack ? [{ words: 'go back', act: () => tab.go(-1) }] : []),
  ...(tab.canGoForward ? [{ words: 'go forward', act: () => tab.go(1) }] : []),
  ...(tab.pending.length > 0 ? [arriveAll] : []),
];

/** Picks a group of actions and one of its first three, so that several steps concern the same rows. */
function oneOf(offers: Action[], pick: number): Action | undefined {
  const groups = [...new Set(offers.map(({ group, words }) => group ?? words))];
  const same = offers.filter(({ group, words }) => (group ?? words) === groups[pick % groups.length]);
  return same[Math.floor(pick / groups.length) % Math.min(3, same.length)];
}

/** Opens a session of a persona and puts its cookies into the browser. */
function giveSession(name: PersonaName) {
  const user = db.users.find(personas[name].id)!;
  for (const cookie of sessionCookies(openSession(user), { httpOnly: false })) document.cookie = cookie;
}

/** A user of one tab, after whose actions the rules are checked. */
export class Simulation {
  readonly #steps: string[] = [];
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
    tab.broken.length = 0;
  }

  async begin({ as = 'admin', at, given }: Start) {
    vi.setSystemTime(NOW);
    resetDb('typical', NOW);
    localStorage.clear();
    sessionStorage.clear();
    given?.();
    giveSession(as);
    localStorage.setItem('username', as);
    await this.#perform({ words: `${as} opens ${at}`, act: (tab) => tab.load(at) });
  }

  /** Performs a random action; after a write, a reload has to show the same. */
  async step({ turn, pick, variant, net }: Choice) {
    const { writes, pending } = this.#tab;
    if (turn % 3 === 0 && dialogs().length > 0) await this.#fillForm(variant, pick, net);
    else {
      const offers = turn % 3 === 1 ? others(this.#tab) : actions(variant);
      await this.#perform(oneOf(offers, pick) ?? reload, net);
    }
    for (const call of pending) call.isLate = false; // before the app calls it slow and offers to cancel it
    if (variant % 3 === 0 && this.#tab.writes > writes) await this.#compare();
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

  /** Plays written steps. Rejects with an Error if one is impossible or breaks a rule or expectation. */
  async play(steps: string | Step[]) {
    for (const step of [steps].flat())
      if (typeof step === 'string') for (const one of step.split(' › ')) await this.#playOne(one);
      else await this.#perform({ words: step.toString().replace(/\s+/g, ' '), act: step });
  }

  async #playOne(step: string) {
    const [, words = '', net = 'prompt'] = /^(.*?)(?: \(answers: (.*)\))?$/.exec(step)!;
    const [, isShown, text] = /^(?:(shows)|lacks) "(.*)"$/.exec(words) ?? [];
    if (text !== undefined) {
      const page = textOf(document.body);
      if (page.includes(text) !== Boolean(isShown))
        throw this.#broken(`the page ${isShown ? 'lacks' : 'shows'} "${text}": ${page}`);
      return;
    }
    const action = actionBy(words) ?? others(this.#tab).find((one) => one.words === words);
    const possible = actions(1).map((one) => one.words);
    if (!action) throw this.#broken(`nobody can ${words}, but ${possible.join(', ')}`);
    await this.#perform(action, net as Net);
  }

  /** Reloads the page once all answers have arrived, and checks that it shows the same data. */
  async #compare() {
    await this.#perform(arriveAll);
    const shown = shownData();
    await this.#perform(reload);
    const changed = changedLine(shown, shownData());
    if (changed) throw this.#broken(changed);
  }

  async #perform(action: Action, net: Net = 'prompt') {
    const tab = this.#tab;
    const before = look();
    this.#steps.push(action.words + (net === 'prompt' ? '' : ` (answers: ${net})`));
    tab.beginStep(net);
    await action.act(tab);
    await tab.pass(500);
    tab.beginStep('prompt');
    const broken = tab.broken[0] ?? brokenRule(tab, action, before);
    if (broken) throw this.#broken(broken);
  }

  /** Creates the error of a broken rule, with the steps that led to it. */
  #broken(rule: string) {
    const list = this.#steps.map((step, at) => `${String(at + 1).padStart(3)}. ${step}`);
    return new Error([rule, `at ${location.pathname}${location.search}`, '', ...list, ''].join('\n'));
  }

  /** Compares the page with a reload, lets a minute pass, and checks that nothing still loads. */
  async end() {
    await this.#compare();
    await this.#perform({ words: 'a minute passes', act: (tab) => tab.pass(61_000) });
    const endless = whatNeverEnds();
    if (endless) throw this.#broken(endless);
  }
}
