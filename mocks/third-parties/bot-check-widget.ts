/** The provider's render parameters that the stub supports. */
interface BotCheckParameters {
  sitekey?: string;
  theme?: 'auto' | 'light' | 'dark';
  execution?: 'render' | 'execute';
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => void;
  'expired-callback'?: () => void;
  'before-interactive-callback'?: () => void;
}

type BotCheckContainer = string | HTMLElement;

/** The provider's API for explicit rendering, `window.turnstile`. */
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
 * Installs a stub of the provider's widget as `page.turnstile`: a checkbox, and folded away the buttons that make
 * the check fail or expire. The provider's test keys work as documented: those that start with 1x pass automatically,
 * those with 2x fail automatically. A token that ends in '-' is made unique. The function is sent to the browser as source code, so it must not use
 * anything from its module.
 */
export function installBotCheck(page: Window & { turnstile?: BotCheckApi }, tokenPrefix: string): void {
  interface Widget {
    id: string;
    container: HTMLElement;
    token?: string;
    isExpired: boolean;
    start(): void;
    pass(): void;
  }
  const document = page.document;
  const widgets: Widget[] = [];
  let widgetCount = 0;

  const createWidget = (container: HTMLElement, parameters: BotCheckParameters): Widget => {
    const isDark =
      parameters.theme === 'dark' ||
      (parameters.theme !== 'light' && page.matchMedia?.('(prefers-color-scheme: dark)').matches);
    const colours = isDark
      ? { back: '#23262d', text: '#eceef2', line: '#7d8592' }
      : { back: '#fafafa', text: '#1c2129', line: '#7a828e' };

    const frame = document.createElement('div');
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Bot check (stub)');
    frame.style.cssText = [
      'box-sizing:border-box',
      'display:flex',
      'flex-wrap:wrap',
      'align-items:center',
      'gap:4px 8px',
      'width:100%',
      'min-height:65px',
      'padding:4px 10px',
      `border:1px solid ${colours.line}`,
      'border-radius:6px',
      `background:${colours.back}`,
      `color:${colours.text}`,
      'font-size:14px',
      'line-height:1.3',
    ].join(';');

    const label = document.createElement('label');
    label.style.cssText =
      'display:flex;flex:1;align-items:center;gap:10px;min-height:44px;white-space:nowrap;cursor:pointer';
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.style.cssText = 'flex:none;width:24px;height:24px;margin:0';
    const text = document.createElement('span');
    text.textContent = 'Verify you are human';
    label.append(box, text);

    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    status.style.cssText = 'font-size:12px';

    const buttons = document.createElement('details');
    const fold = document.createElement('summary');
    fold.textContent = 'Stub';
    fold.style.cssText = 'display:inline-block;padding:4px 0;font-size:12px;cursor:pointer';
    buttons.append(fold);
    const button = (name: string, press: () => void) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.textContent = name;
      element.style.cssText = [
        'min-height:25px',
        'padding:0 5px',
        'border:0',
        'background:transparent',
        'color:inherit',
        'font:inherit',
        'font-size:12px',
        'text-decoration:underline',
        'line-height:1',
        'cursor:pointer',
      ].join(';');
      element.onclick = press;
      buttons.append(element);
    };

    const setState = (state: { token?: string; isExpired?: boolean; label: string }) => {
      if (state.token) widget.token = state.token;
      else delete widget.token;
      widget.isExpired = state.isExpired ?? false;
      box.checked = Boolean(state.token);
      box.disabled = Boolean(state.token);
      status.textContent = state.label;
    };
    const fail = () => {
      setState({ label: 'Failed' });
      parameters['error-callback']?.('300030');
    };
    const widget: Widget = {
      id: `mock-widget-${++widgetCount}`,
      container,
      isExpired: false,
      pass: () => {
        const isPrefix = tokenPrefix.endsWith('-');
        const token = isPrefix
          ? `${tokenPrefix}${page.crypto.getRandomValues(new Uint32Array(1))[0]}`
          : tokenPrefix;
        setState({ token, label: 'Passed' });
        parameters.callback?.(token);
      },
      start: () => {
        setState({ label: '' });
        const outcomeOfTestKey = parameters.sitekey?.startsWith('1x')
          ? widget.pass
          : parameters.sitekey?.startsWith('2x')
            ? fail
            : undefined;
        // asynchronously, because the caller of render() does not have the widget's id yet
        if (!outcomeOfTestKey) parameters['before-interactive-callback']?.();
        if (outcomeOfTestKey && parameters.execution !== 'execute')
          page.setTimeout(() => widgets.includes(widget) && outcomeOfTestKey());
      },
    };
    button('Fail', fail);
    button('Expire', () => {
      setState({ isExpired: true, label: 'Expired' });
      parameters['expired-callback']?.();
    });
    box.onchange = () => widget.pass();
    frame.append(label, status, buttons);
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
      if (!element) throw new Error(`There is no element ${String(container)} for the bot check`);
      const widget = createWidget(element, parameters);
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
    isExpired: (container) => find(container)?.isExpired ?? false,
  };

  // like the provider's script: `?onload=` names a global callback
  const source = (document.currentScript as HTMLScriptElement | null)?.src;
  const onload = source && new URL(source).searchParams.get('onload');
  if (onload) (page as unknown as Record<string, (() => void) | undefined>)[onload]?.();
}
