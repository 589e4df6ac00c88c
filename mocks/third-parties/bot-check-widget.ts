/** The part of the provider's render parameters that the stub heeds. */
interface BotCheckParameters {
  sitekey?: string;
  theme?: 'auto' | 'light' | 'dark';
  execution?: 'render' | 'execute';
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => void;
  'expired-callback'?: () => void;
}

type BotCheckContainer = string | HTMLElement;

/** The explicit-rendering API of the challenge provider, as scripts find it on `window.turnstile`. */
export interface BotCheckApi {
  ready(then: () => void): void;
  render(container: BotCheckContainer, parameters?: BotCheckParameters): string;
  execute(container?: BotCheckContainer): void;
  reset(container?: BotCheckContainer): void;
  remove(container?: BotCheckContainer): void;
  getResponse(container?: BotCheckContainer): string | undefined;
  isExpired(container?: BotCheckContainer): boolean;
}

/**
 * Puts a stub of the challenge provider's widget on `page.turnstile`: a box to tick, and buttons that
 * make the check fail or expire. The provider's test site keys work as documented by it: keys that begin with
 * 1x pass by themselves, keys that begin with 2x fail by themselves, all others wait for a person. It is sent
 * to the browser as source, so it uses nothing from outside of itself.
 */
export function installBotCheck(page: Window & { turnstile?: BotCheckApi }, tokenPrefix: string): void {
  interface Widget {
    id: string;
    container: HTMLElement;
    token?: string;
    expired: boolean;
    start(): void;
    pass(): void;
  }
  const document = page.document;
  const widgets: Widget[] = [];
  let made = 0;

  const draw = (container: HTMLElement, parameters: BotCheckParameters): Widget => {
    const dark =
      parameters.theme === 'dark' ||
      (parameters.theme !== 'light' && page.matchMedia?.('(prefers-color-scheme: dark)').matches);
    const colours = dark
      ? { back: '#23262d', text: '#eceef2', line: '#7d8592' }
      : { back: '#fafafa', text: '#1c2129', line: '#7a828e' };

    const frame = document.createElement('div');
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Bot check (stub)');
    frame.style.cssText = `box-sizing:border-box;display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;width:100%;min-height:65px;padding:4px 10px;border:1px solid ${colours.line};border-radius:6px;background:${colours.back};color:${colours.text};font-size:14px;line-height:1.3`;

    const label = document.createElement('label');
    label.style.cssText =
      'display:flex;flex:1;align-items:center;gap:10px;min-height:44px;white-space:nowrap;cursor:pointer';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'flex:none;width:24px;height:24px;margin:0';
    const text = document.createElement('span');
    text.textContent = 'Verify you are human';
    label.append(box, text);

    const said = document.createElement('span');
    said.setAttribute('role', 'status');
    said.style.cssText = 'font-size:12px';

    const buttons = document.createElement('div');
    buttons.style.cssText = 'display:flex;flex-direction:column;gap:4px';
    const button = (name: string, press: () => void) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = name;
      made.style.cssText = `min-height:25px;padding:0 8px;border:1px solid ${colours.line};border-radius:4px;background:transparent;color:inherit;font:inherit;font-size:12px;line-height:1;cursor:pointer`;
      made.onclick = press;
      buttons.append(made);
    };

    const become = (state: { token?: string; expired?: boolean; label: string }) => {
      if (state.token) widget.token = state.token;
      else delete widget.token;
      widget.expired = state.expired ?? false;
      box.checked = Boolean(state.token);
      box.disabled = Boolean(state.token);
      said.textContent = state.label;
    };
    const fail = () => {
      become({ label: 'Failed' });
      parameters['error-callback']?.('300030');
    };
    const widget: Widget = {
      id: `mock-widget-${++made}`,
      container,
      expired: false,
      pass: () => {
        const token = `${tokenPrefix}${page.crypto.getRandomValues(new Uint32Array(1))[0]}`;
        become({ token, label: 'Passed' });
        parameters.callback?.(token);
      },
      start: () => {
        become({ label: '' });
        const byItself = parameters.sitekey?.startsWith('1x')
          ? widget.pass
          : parameters.sitekey?.startsWith('2x')
            ? fail
            : undefined;
        // never within render(): whoever called it does not yet know the widget
        if (byItself && parameters.execution !== 'execute')
          page.setTimeout(() => widgets.includes(widget) && byItself());
      },
    };
    button('Fail', fail);
    button('Expire', () => {
      become({ expired: true, label: 'Expired' });
      parameters['expired-callback']?.();
    });
    box.onchange = () => widget.pass();
    frame.append(label, said, buttons);
    container.replaceChildren(frame);
    return widget;
  };

  const find = (container?: BotCheckContainer) =>
    container === undefined
      ? widgets[0]
      : widgets.find(
          ({ id, container: element }) =>
            id === container || element === container || `#${element.id}` === container,
        );

  page.turnstile = {
    ready: (then) => then(),
    render: (container, parameters = {}) => {
      const element =
        typeof container === 'string' ? document.querySelector<HTMLElement>(container) : container;
      if (!element) throw new Error(`Nothing to draw the bot check in: ${String(container)}`);
      const widget = draw(element, parameters);
      widgets.push(widget);
      widget.start();
      return widget.id;
    },
    execute: (container) => find(container)?.pass(),
    reset: (container) => find(container)?.start(),
    remove: (container) => {
      const widget = find(container);
      if (!widget) return;
      widgets.splice(widgets.indexOf(widget), 1);
      widget.container.replaceChildren();
    },
    getResponse: (container) => find(container)?.token,
    isExpired: (container) => find(container)?.expired ?? false,
  };

  // the address of the script may name a function that waits for it, as with the provider
  const source = (document.currentScript as HTMLScriptElement | null)?.src;
  const waiting = source && new URL(source).searchParams.get('onload');
  if (waiting) (page as unknown as Record<string, (() => void) | undefined>)[waiting]?.();
}
