import { el, wait } from '../../shell/dom.ts';

type PickTexts = {
  /** The accessible name of a covered prize. */
  readonly cover: (number: number) => string;
  readonly left: (count: number) => string;
};

/** How long the game waits for a hand before it lifts the next cover itself: a round left alone comes to its end. */
const PATIENCE_MS = 6_000;
const LOOK_MS = 1_600;

/**
 * A table of covers. Whichever is lifted shows the next prize of the draw; when all are lifted that may be, the other
 * prizes are shown under the covers that are left.
 */
export const pickPrizes = async (
  place: HTMLElement,
  labels: readonly string[],
  opened: readonly number[],
  { cover, left }: PickTexts,
  onOpen: () => void,
): Promise<void> => {
  const rest = labels.flatMap((label, prize) => (opened.includes(prize) ? [] : [label]));
  const said = el('p', { class: 'pick-left', role: 'status' }, left(opened.length));
  let touched: (at: number) => void = () => {};
  const covers = labels.map((_, at) =>
    el('button', { type: 'button', class: 'pick-cover', 'aria-label': cover(at + 1), onclick: () => touched(at) }, '?'),
  );
  place.replaceChildren(el('div', { class: 'pick' }, said, el('div', { class: 'pick-table' }, ...covers)));
  covers[0]?.focus({ preventScroll: true });

  const show = (at: number, label: string, state: 'opened' | 'left'): void => {
    const button = covers[at];
    if (!button) return;
    button.textContent = label;
    button.disabled = true;
    button.dataset['state'] = state;
    button.setAttribute('aria-label', label);
  };
  const free = (): number[] => covers.flatMap((button, at) => (button.disabled ? [] : [at]));

  for (const [done, prize] of opened.entries()) {
    const at = await new Promise<number>((resolve) => {
      touched = resolve;
      void wait(PATIENCE_MS).then(() => resolve(free()[0] ?? 0));
    });
    touched = () => {};
    show(at, labels[prize] ?? '', 'opened');
    said.textContent = left(opened.length - done - 1);
    onOpen();
  }
  for (const [index, at] of free().entries()) show(at, rest[index] ?? '', 'left');
  await wait(LOOK_MS);
};
