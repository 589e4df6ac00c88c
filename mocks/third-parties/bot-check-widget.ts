/** The provider's render parameters that the stub supports. */
interface BotCheckParameters {
  sitekey?: string;
  theme?: 'light' | 'dark';
  callback?: (token: string) => void;
  'error-callback'?: (code: string) => void;
  'expired-callback'?: () => void;
  'before-interactive-callback'?: () => void;
}

/** The part of the provider's API for explicit rendering, `window.turnstile`, that the app uses. */
export interface BotCheckApi {
  render(container: HTMLElement, parameters: BotCheckParameters): string;
  reset(id?: string): void;
  remove(id?: string): void;
}

/**
 * Installs a stub of the provider's widget as `page.turnstile`. The provider's test keys work: 1x passes, 2x fails by
 * itself. Sent to the browser as source code, so it must use nothing of its module.
 */
export function installBotCheck(page: Window & { turnstile?: BotCheckApi }, tokenPrefix: string): void {
  interface Widget {
    id: string;
    container: HTMLElement;
    start(): void;
  }
  const document = page.document;
  const widgets: Widget[] = [];
  let widgetCount = 0;

  const createWidget = (container: HTMLElement, parameters: BotCheckParameters): Widget => {
    const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, css: string, text = '') => {
      const made = document.createElement(tag);
      made.style.cssText = css;
      made.textContent = text;
      return made;
    };
    const frame = element(
      'div',
      'box-sizing:border-box; display:flex; flex-wrap:wrap; align-items:center; gap:4px 8px; width:100%; min-height:65px; ' +
        'padding:4px 12px; border-radius:var(--radius-md); font-size:14px; line-height:1.3; border:1px solid var(--color-line); ' +
        'background:var(--color-raised); color:var(--color-text); accent-color:var(--color-accent)',
    );
    frame.setAttribute('role', 'group');
    frame.setAttribute('aria-label', 'Bot check (stub)');
    const label = element(
      'label',
      'display:flex; flex:1; align-items:center; gap:10px; min-height:44px; white-space:nowrap; cursor:pointer',
    );
    const box = element('input', 'flex:none; width:24px; height:24px; margin:0');
    box.type = 'checkbox';
    label.append(box, element('span', '', 'Verify you are human'));
    const status = element('span', 'font-size:12px');
    status.setAttribute('role', 'status');
    const buttons = element('details', '');
    buttons.append(
      element('summary', 'display:inline-block; padding:4px 0; font-size:12px; cursor:pointer', 'Stub'),
    );
    const button = (name: string, press: () => void) => {
      const made = element(
        'button',
        'min-height:25px; padding:0 5px; border:0; background:transparent; color:inherit; font:inherit; font-size:12px; ' +
          'text-decoration:underline; line-height:1; cursor:pointer',
        name,
      );
      made.type = 'button';
      made.onclick = press;
      buttons.append(made);
    };

    const setState = (state: string) => {
      box.checked = box.disabled = state === 'Passed';
      status.textContent = state;
    };
    const pass = () => {
      const isPrefix = tokenPrefix.endsWith('-');
      setState('Passed');
      parameters.callback?.(
        isPrefix ? `${tokenPrefix}${page.crypto.getRandomValues(new Uint32Array(1))[0]}` : tokenPrefix,
      );
    };
    const fail = () => {
      setState('Failed');
      parameters['error-callback']?.('300030');
    };
    const widget: Widget = {
      id: `mock-widget-${++widgetCount}`,
      container,
      start: () => {
        setState('');
        const outcomes: Record<string, () => void> = { '1x': pass, '2x': fail };
        const outcomeOfTestKey = outcomes[parameters.sitekey?.slice(0, 2) ?? ''];
        if (!outcomeOfTestKey) return parameters['before-interactive-callback']?.();
        // asynchronously, because the caller of render() does not have the widget's id yet
        page.setTimeout(() => widgets.includes(widget) && outcomeOfTestKey());
      },
    };
    button('Fail', fail);
    button('Expire', () => {
      setState('Expired');
      parameters['expired-callback']?.();
    });
    box.onchange = pass;
    frame.append(label, status, buttons);
    container.replaceChildren(frame);
    return widget;
  };

  const find = (wanted?: string) => widgets.find(({ id }) => id === wanted);

  page.turnstile = {
    render: (container, parameters) => {
      const widget = createWidget(container, parameters);
      widgets.push(widget);
      widget.start();
      return widget.id;
    },
    reset: (id) => find(id)?.start(),
    remove: (id) => {
      const widget = find(id);
      if (!widget) return;
      widgets.splice(widgets.indexOf(widget), 1);
      widget.container.replaceChildren();
    },
  };
}
