import { type KeyboardEvent, useState } from 'react';

const keysIn = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-symbol]'),
];

/** The key above or below: in the nearest line that is not this one, the one that stands closest. */
const inLine = (keys: readonly HTMLElement[], from: HTMLElement, isDown: boolean): HTMLElement | undefined => {
  const others = keys.filter(({ offsetTop }) => (isDown ? offsetTop > from.offsetTop : offsetTop < from.offsetTop));
  const tops = others.map(({ offsetTop }) => offsetTop);
  const top = isDown ? Math.min(...tops) : Math.max(...tops);
  const away = ({ offsetLeft }: HTMLElement): number => Math.abs(offsetLeft - from.offsetLeft);
  return others
    .filter(({ offsetTop }) => offsetTop === top)
    .toSorted((one, other) => away(one) - away(other))
    .at(0);
};

const nextKey = (key: string, keys: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined => {
  const isRtl = getComputedStyle(from).direction === 'rtl';
  const at = keys.indexOf(from);
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return keys[at + 1];
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return keys[at - 1];
    case 'ArrowDown':
      return inLine(keys, from, true);
    case 'ArrowUp':
      return inLine(keys, from, false);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    default:
      return undefined;
  }
};

/** One stop of the tab key for a whole group of keys; inside it the arrows move. */
export const useRoving = (first: string) => {
  const [current, setCurrent] = useState(first);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement)) return;
    const next = nextKey(event.key, keysIn(event.currentTarget), event.target);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next.dataset['symbol'] ?? first);
    next.focus();
  };
  return { current, setCurrent, handleKeyDown };
};
