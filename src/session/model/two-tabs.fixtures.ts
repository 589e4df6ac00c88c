import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { subscriptions } from '../../contract/subscriptions.ts';
import { ownerOf } from '../../api/bearer.ts';
import { Browser, type PendingRequest } from './browser.fake.ts';
import type { Client } from './client-code.ts';
import { type Answer, MockServer } from './mock-server.fixtures.ts';
import { TypedText } from './typed-text.fake.ts';

/** A call that redeems a key. Most rules are about its result. */
interface Redemption {
  key: string;
  person: string;
  tab: Tab;
  /** The value of `Tab.stay` when the call began. */
  stay: number;
  result?: 'done' | 'failed' | 'session ended';
}

interface Tab {
  client: Client;
  text: TypedText;
  /** Number of the session in this tab; increases with each sign-out and each change of the user. */
  stay: number;
  /** Bearers that were refused as expired since the last refresh by this tab. */
  refused: Set<string | undefined>;
  /** True while a sign-in, a sign-out or a session check is in progress. */
  isBusy: boolean;
  /** User who has signed out last, and not in again. */
  leaving?: string | undefined;
  /** True if the tab shows another page. */
  isAway: boolean;
}

const usernameIn = ({ body }: PendingRequest) => (JSON.parse(body!) as { username: string }).username;

const REFRESH = '/api/token/refresh';
const neverBesideARefresh = ['/api/login_check', '/api/token/invalidate', '/api/logout'];

/** Two tabs of one browser, each with the real client, and one server. `broken` lists the rules that were broken. */
export class TwoTabs {
  readonly server = new MockServer();
  readonly browser = new Browser(this.server);
  readonly tabs: Tab[];
  readonly redemptions: Redemption[] = [];
  readonly broken: string[] = [];
  #signOuts = 0;
  hasStorageFailed = false;
  /** True if a call has failed for another reason than the end of a session. */
  hasFailed = false;
  /** Users signed out in the browser since their last sign-in. */
  readonly #signedOut = new Set<string>();
  /** Users whose sign-out the server has confirmed. */
  readonly #gone = new Set<string>();
  /** Counts events that may end a session: sign-ins, sign-outs and 401s. */
  #reasons = 0;

  constructor(start: (page: ReturnType<Browser['openTab']>) => Client) {
    this.browser.onSend = (request) => this.#checkRequest(request);
    this.browser.onChange = (by, oldValue, newValue) => {
      const isSignOut = newValue === null && oldValue !== null && oldValue === this.tabs[by]!.leaving;
      return (told) => isSignOut && this.tabs[told]!.text.forget();
    };
    this.tabs = [0, 1].map((number) => {
      const client = start(this.browser.openTab(number));
      const text = new TypedText(client.resumeState);
      return { client, text, stay: 0, refused: new Set(), isBusy: false, isAway: false };
    });
    this.tabs.forEach((tab) => this.#watch(tab));
  }

  personIn(tab: Tab): string | undefined {
    const session = tab.client.sessionStore.get();
    return session.status === 'signed-in' ? session.user.username : undefined;
  }

  signIn(tab: Tab, username: string) {
    this.#gone.delete(username);
    this.#signedOut.delete(username);
    for (const one of this.tabs) if (one.leaving === username) one.leaving = undefined;
    void this.#whileBusy(tab, () =>
      tab.client.signIn({ username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }),
    );
  }

  signOut(tab: Tab) {
    this.#signOuts++;
    tab.leaving = this.personIn(tab)!;
    this.#signedOut.add(tab.leaving);
    tab.stay++;
    tab.text.forget();
    void this.#whileBusy(tab, () => tab.client.signOut('/login'));
  }

  /** Shows another page in the tab, which keeps this one. */
  leavePage(tab: Tab) {
    this.browser.away.add(this.tabs.indexOf(tab));
    tab.isAway = true;
  }

  /** Shows the kept page again. It cannot know how a session has ended meanwhile. */
  showAgain(tab: Tab) {
    const person = this.personIn(tab);
    this.browser.showAgain(this.tabs.indexOf(tab));
    tab.isAway = false;
    if (person && (this.browser.isStorageBroken || !this.browser.username())) tab.text.forget();
  }

  /**
   * Checks that tabs at rest show the stored user (SES-9, SES-10) or, after a failure, none. No signed-out user is
   * shown, and no bearer of one is left that the server knows of (SES-7). Checks nothing if local storage has
   * failed, since other tabs then miss sign-outs.
   */
  checkTabs() {
    if (this.hasStorageFailed) return;
    const owner = ownerOf(this.browser.cookies.get('BEARER'));
    if (owner && this.#gone.has(owner)) this.#break(`${owner} has signed out, and the bearer is still there`);
    for (const person of this.tabs.map((tab) => this.personIn(tab))) {
      const stored = this.browser.username();
      if (stored !== person && (person || !(this.hasFailed || this.server.hasRefusedNew)))
        this.#break(`${person} is shown, ${stored} is stored`);
      if (person && this.#signedOut.has(person)) this.#break(`${person} has signed out, and is shown`);
    }
  }

  type(tab: Tab) {
    tab.text.type();
  }

  checkSession(tab: Tab) {
    void this.#whileBusy(tab, () => tab.client.checkSession());
  }

  redeem(tab: Tab) {
    const key = `key-${this.redemptions.length}`;
    const redemption: Redemption = { key, person: this.personIn(tab)!, tab, stay: tab.stay };
    this.redemptions.push(redemption);
    this.server.addKey(key);
    tab.client.call(subscriptions.redeem, { body: { key } }).then(
      () => this.#endRedemption(redemption, 'done'),
      (error: Error) =>
        this.#endRedemption(redemption, error.name === 'SessionEnded' ? 'session ended' : 'failed'),
    );
  }

  /** Answers a request by the server, or with `answer`. */
  async answer(request: PendingRequest, answer?: Answer) {
    this.hasFailed ||= answer !== undefined;
    const hasRefresh = this.#refreshes().length > 0;
    if (hasRefresh && neverBesideARefresh.includes(request.path))
      this.#break(`${request.path} beside a refresh`);
    await this.browser.answer(request, answer);
    if (request.path === '/api/token/invalidate') this.#noteSignOut(request);
    if (request.path === '/api/login_check') this.#signedOut.delete(usernameIn(request));
    if (request.answer!.status === 401) this.#reasons++;
  }

  async deliver(request: PendingRequest) {
    if (!request.answer) await this.answer(request);
    if (request.path === '/api/logout') this.#noteSignOut(request);
    if (neverBesideARefresh.includes(request.path)) this.#reasons++;
    if (request.answer!.status === 401 && request.path !== REFRESH)
      this.tabs[request.tab]!.refused.add(request.bearer);
    this.browser.deliver(request);
  }

  lose(request: PendingRequest) {
    this.hasFailed = true;
    this.browser.lose(request);
  }

  /** Notes a sign-out. If the server missed it, the refresh token stays, as no script can delete it. */
  #noteSignOut({ tab, answer }: PendingRequest) {
    const { leaving } = this.tabs[tab]!;
    if (leaving !== undefined && answer!.status < 300) this.#gone.add(leaving);
  }

  #refreshes = () => this.browser.pending.filter(({ path }) => path === REFRESH);

  #checkRequest({ path, tab: number, bearer, body = '' }: PendingRequest) {
    if (this.#refreshes().length > 1) this.#break('two refreshes at once');
    if (path === REFRESH) this.#checkRefresh(this.tabs[number]!);
    const { leaving } = this.tabs[number]!;
    const user = ownerOf(bearer);
    if (neverBesideARefresh.indexOf(path) > 0 && leaving && user && user !== leaving)
      this.#break(`${leaving} signs ${user} out`);
    const redemption = this.redemptions.find(({ key }) => body.includes(`"${key}"`));
    if (path !== subscriptions.redeem.path || !redemption) return;
    const { key, person, tab, stay } = redemption;
    const owner = ownerOf(bearer);
    if (owner !== undefined && owner !== person) this.#break(`${key} of ${person} was sent as ${owner}`);
    if (tab.stay !== stay) this.#break(`${key} was sent after the session of ${person} was over`);
  }

  /** Checks that calls that share a refresh do not refresh again. */
  #checkRefresh({ refused }: Tab) {
    const [bearer] = refused;
    if (!refused.delete(bearer)) this.#break('a refresh that was shared is asked for again');
  }

  #endRedemption(redemption: Redemption, result: NonNullable<Redemption['result']>) {
    const { key, person, tab, stay } = redemption;
    redemption.result = result;
    const isOver = tab.stay !== stay;
    if (isOver && result !== 'session ended') this.#break(`${key} ${result}: told after ${person} had left`);
    if (!isOver && result === 'session ended') this.#break(`${key} was dropped while ${person} was there`);
  }

  /** Checks that no session ends without a reason, and that typed text is restored. */
  #watch(tab: Tab) {
    const { sessionStore, watchSession } = tab.client;
    let [person, reasons]: [string | undefined, number] = [undefined, 0];
    sessionStore.subscribe(() => {
      const next = this.personIn(tab);
      if (next === person) return;
      if (person !== undefined) {
        if (reasons === this.#reasons && !tab.isAway) this.#break(`${person} had to leave for no reason`);
        const session = sessionStore.get();
        if (session.status === 'anonymous' && session.endedFor !== person && this.#signOuts === 0)
          this.#break(`${person} is not told that the session has ended`);
        tab.text.close();
      }
      tab.stay++;
      [person, reasons] = [next, this.#reasons];
      if (next === undefined) return;
      const broken = tab.text.open(next, this.#signOuts);
      if (broken !== undefined) this.#break(broken);
    });
    watchSession();
  }

  async #whileBusy(tab: Tab, run: () => Promise<unknown>) {
    tab.isBusy = true;
    this.#reasons++;
    await run();
    this.#reasons++;
    tab.isBusy = false;
  }

  #break(rule: string) {
    this.broken.push(rule);
  }
}
