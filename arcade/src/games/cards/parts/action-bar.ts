import { el } from '../../../shell/dom.ts';

export type BarButton = {
  readonly id: string;
  readonly label: string;
  /** A second line: what it costs. */
  readonly about?: string;
  readonly tone?: 'main' | 'plain' | 'quiet' | 'danger';
  readonly key?: string;
  /** Why it cannot be pressed now; a press says so. */
  readonly reason?: string | undefined;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
};

export type ActionBar = {
  readonly element: HTMLElement;
  /** Buttons keep their place and their focus as long as their id stays. */
  readonly show: (buttons: readonly BarButton[]) => void;
  /** Presses by name, as a key does. */
  readonly press: (id: string) => boolean;
};

/** The row of buttons under the thumb. A button that cannot be pressed stays readable and tells why. */
export const createActionBar = (label: string): ActionBar => {
  const row = el('div', { class: 'bar-row', role: 'group', 'aria-label': label });
  const why = el('p', { class: 'bar-why', role: 'status' });
  const element = el('div', { class: 'action-bar' }, why, row);
  const made = new Map<string, { button: HTMLButtonElement; now: BarButton }>();

  const press = (id: string): boolean => {
    const known = made.get(id);
    if (!known?.button.isConnected) return false;
    if (known.now.reason === undefined) known.now.onPress();
    else why.textContent = known.now.reason;
    return true;
  };
  const make = (now: BarButton): { button: HTMLButtonElement; now: BarButton } => {
    const button = el('button', { type: 'button', 'data-action': now.id, onclick: () => press(now.id) });
    return { button, now };
  };
  return {
    element,
    press,
    show: (buttons) => {
      const main = buttons.find(({ tone }) => tone === 'main');
      why.textContent = main?.reason ?? '';
      for (const now of buttons) {
        const known = made.get(now.id) ?? make(now);
        known.now = now;
        made.set(now.id, known);
        const { button } = known;
        button.dataset['tone'] = now.tone ?? 'plain';
        button.setAttribute('aria-disabled', String(now.reason !== undefined));
        if (now.key !== undefined) button.setAttribute('aria-keyshortcuts', now.key);
        if (now.isPressed !== undefined) button.setAttribute('aria-pressed', String(now.isPressed));
        button.title = now.reason ?? '';
        button.replaceChildren(
          el('b', {}, now.label),
          ...(now.about === undefined ? [] : [el('small', {}, now.about)]),
        );
      }
      const wanted = buttons.flatMap(({ id }) => made.get(id)?.button ?? []);
      const has = [...row.children];
      if (has.length !== wanted.length || wanted.some((button, at) => button !== has[at]))
        row.replaceChildren(...wanted);
    },
  };
};
