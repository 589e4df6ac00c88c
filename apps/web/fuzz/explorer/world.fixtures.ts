import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { openSession, sessionCookies } from '#mocks/server/session.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { addressBar } from './address-bar.fixtures.ts';
import type { Choice, Place } from './orders.fixtures.ts';
import { browser, network, otherPeople, refusalOf } from './others.fixtures.ts';
import { deeds, dialogs, idOf, nameOf, pressKey, rowOf, sheet } from './person.fixtures.ts';
import { Broken } from './broken.fixtures.ts';
import { check } from './rules.fixtures.ts';
import { type Deed, State } from './state.fixtures.ts';
import type { Call, Tab } from './tab.fixtures.ts';
import { lists, tables } from './tables.fixtures.ts';
import { viewOf } from './view.fixtures.ts';
import { checkWrite, isWrite } from './writes.fixtures.ts';

/** One person at the app and all others, whose deeds happen one by one and are judged. */
export class World extends State {
  readonly steps: string[] = [];
  readonly plays: string[] = [];
  /** The page after the last step. */
  view = viewOf();

  constructor(tab: Tab) {
    super(tab);
    tab.broken.length = 0;
    tab.onSend = (call) => isWrite(call) && this.#checkWrite(call);
  }

  async begin({ as, at, after = [] }: Place, now: number) {
    this.tab.close();
    resetDb('typical', now);
    tables.begin();
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(this.tab, { width: 1280, isOffline: false, network: 'prompt', ended: [] });
    if (this.tab.isHidden) this.tab.hide(false);
    const { id, username } = personas[as];
    this.user = { id, username };
    for (const cookie of sessionCookies(openSession(db.users.find(id)!), { httpOnly: false }))
      document.cookie = cookie;
    localStorage.setItem('username', username);
    this.steps.push(`${username} opens ${at}`);
    await this.tab.load(at);
    if (at.includes('success')) this.awaited = { at: Date.now() };
    this.view = viewOf();
    for (const words of after) await this.#play(words);
    this.#end();
  }

  /** A step of a place's beginning, by its words. */
  async #play(words: string) {
    const [plain, net] = words.split(' | ') as [string, Choice['net'] | undefined];
    const all = [1, 2].flatMap((variant) => [...deeds(variant), ...otherPeople(this, variant)]);
    const event = [...all, ...addressBar(this), ...browser(this)].find((one) => one.words.startsWith(plain));
    if (!event) throw new Error(`Nobody can ${plain} here:\n${all.map((one) => one.words).join('\n')}`);
    await this.#happen(event, net ?? 'prompt', 0);
  }

  async step(choice: Choice) {
    const { pick, net } = choice;
    const events = this.#offers(choice);
    const event = events[pick % Math.max(1, events.length)];
    if (event) await this.#happen(event, net, pick);
  }

  #offers({ who, pick, variant }: Choice): readonly Deed[] {
    if (who === 'network') return network(this);
    if (who === 'browser') return browser(this);
    if (who === 'others') return otherPeople(this, variant);
    if (this.tab.isHidden) return [];
    if (who === 'history') return addressBar(this);
    if (who === 'key') return [key('Escape'), key('Enter')];
    const own = deeds(variant, who);
    const offered = own.length > 0 ? own : deeds(variant);
    const groups = [...new Set(offered.map(({ group }) => group))];
    const same = offered.filter(({ group }) => group === groups[pick % groups.length]);
    return same.slice(variant % Math.min(3, same.length)).slice(0, 1);
  }

  async #happen(event: Deed, net: Choice['net'], pick: number) {
    const { tab, view: before } = this;
    tab.ended = [];
    tab.network = net === 'refused' ? { refused: refusalOf(pick) } : net;
    this.steps.push(net === 'prompt' ? event.words : `${event.words} (answers: ${net})`);
    this.plays.push(event.play ?? `// ${event.words}`);
    this.pressed = { ...this.pressed, at: tables.now() };
    if (event.element) this.#note(event.element, event.words);
    await event.act(this);
    await tab.pass(500);
    tab.network = 'prompt';
    this.#end();
    if (this.isLeaving && ['/', '/login'].includes(location.pathname)) this.signedOut();
    if (/adds 30 days|lifts the pause/.test(event.words)) this.isGiven = true;
    if (event.words.startsWith('reload')) this.failedReads.clear();
    if (before.dialogs.length > 0 && dialogs().length === 0) {
      this.edited.clear();
      this.typed.clear();
    }
    this.view = viewOf();
    for (const [label, value] of event.element ? this.view.fields : [])
      if (before.fields.has(label) && before.fields.get(label) !== value) this.edited.add(label);
    const broken = [...tab.broken, ...check(this, event, before, this.view)];
    if (broken.length > 0) throw new Broken(broken.join('\n'), this);
  }

  /** What the rules have to know of a press before it happens. */
  #note(element: HTMLElement, words: string) {
    if (element.matches('input, textarea, select, [role=option], [role=combobox]'))
      return this.#noteTyping(element, words);
    const name = nameOf(element);
    const many = Number(/\d+/.exec(name)?.[0] ?? 0);
    const { isMany, writes } = this.pressed; // rows that have begun go on after 'Stop'
    this.pressed = {
      name,
      at: tables.now(),
      writes: Math.max(1, many, isMany ? writes : 0),
      isMany: many > 1 || (isMany && writes > 0),
    };
    const isInDialog = dialogs().some((one) => one !== sheet() && one.contains(element));
    if (!isInDialog) [this.opener, this.target] = [name, this.#targetOf(element, name)];
    if (/sign out/i.test(name)) this.isLeaving = true;
  }

  /** The row or person that a press is about. */
  #targetOf(element: HTMLElement, name: string): State['target'] {
    const row = rowOf(element);
    const list = lists[location.pathname];
    if (row && list) return { table: list.table, id: idOf(row) };
    const place = sheet();
    if (!place?.contains(element)) return undefined;
    const request = Number(/#(\d+)/.exec(name)?.[1]);
    if (request) return { table: 'hwidRequests', id: request };
    const [user] = db.users.where('username', place.querySelector('h2')!.textContent);
    return user && { table: 'users', id: user.id };
  }

  #noteTyping(element: HTMLElement, words: string) {
    const field = element.matches('[role=option]')
      ? document.querySelector('[aria-expanded=true]')!
      : element;
    this.edited.add(nameOf(field));
    const value = /^type "(.*)" in/.exec(words)?.[1];
    if (
      value !== undefined &&
      element.closest('[role$=dialog]') &&
      !element.matches('[role=combobox]') &&
      !nameOf(field).startsWith('Type')
    )
      this.typed.set(nameOf(field), value);
  }

  /** Counts what has ended in a step. */
  #end() {
    for (const call of this.tab.ended) {
      const isOk = call.status !== undefined && call.status >= 200 && call.status < 300;
      if (!isWrite(call)) this.failedReads[isOk ? 'delete' : 'add'](call.name);
      else if (isOk) {
        this.untold++;
        this.floor = call.answeredAt!;
        if (call.name.endsWith('/checkout')) this.checkout = db.checkouts.all().at(-1)?.id;
      }
    }
  }

  #checkWrite(call: Call) {
    const rule = checkWrite(this, call);
    if (rule) this.tab.broken.push(rule);
    this.pressed.writes--;
    if (call.body)
      for (const [label, value] of this.typed)
        if (Object.values(call.body).map(String).includes(value)) this.typed.delete(label);
  }

  /** Everything arrives, a minute passes, and the page is at rest. */
  async end() {
    const { tab } = this;
    if (tab.isOffline) tab.goOffline(false);
    if (tab.isHidden) tab.hide(false);
    await this.#happen(
      {
        words: 'everything arrives, and a minute passes',
        act: () => (network(this)[0]?.act(this), tab.pass(61_000)),
      },
      'prompt',
      0,
    );
    const isLoading = [...document.querySelectorAll('[aria-busy=true], [role=status]')].some(
      (one) => one.ariaBusy === 'true' || one.textContent.startsWith('Loading'),
    );
    if (isLoading) throw new Broken('(7) it still loads', this);
    if (document.body.textContent.trim() === '') throw new Broken('(7) the page is blank', this);
  }
}

const key = (name: string): Deed => ({ words: `press ${name}`, act: () => pressKey(name) });
