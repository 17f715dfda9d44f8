import { useEffect } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

const cellsOf = (part: ParentNode): readonly HTMLElement[] => [...part.querySelectorAll<HTMLElement>('[data-cell]')];

/** The cell in a row below or above that stands nearest to the same place. */
const neighbourOf = (cells: readonly HTMLElement[], from: HTMLElement, isBelow: boolean): HTMLElement | undefined => {
  const own = from.getBoundingClientRect();
  let best: { readonly cell: HTMLElement; readonly distance: number } | undefined;
  for (const cell of cells) {
    const box = cell.getBoundingClientRect();
    const rows = isBelow ? box.top - own.top : own.top - box.top;
    if (rows < own.height / 2 || box.width === 0) continue;
    const distance = rows * 4 + Math.abs(box.left - own.left);
    if (best === undefined || distance < best.distance) best = { cell, distance };
  }
  return best?.cell;
};

/** Prices are one stop of the Tab key; arrows move between them. */
export const useCellKeys = (part: RefObject<HTMLElement | null>) => {
  // After every drawing: rows come and go, and one of them has to be reached.
  useEffect(() => {
    if (part.current === null) return;
    const cells = cellsOf(part.current);
    const stop = cells.find((cell) => cell.dataset['stop'] !== undefined) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
  });
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { current } = part;
    if (current === null || !(event.target instanceof HTMLElement) || !event.target.matches('[data-cell]')) return;
    const cells = cellsOf(current).filter(({ offsetParent }) => offsetParent !== null);
    const next = nextOf(event.key, cells, event.target);
    if (next === undefined) return;
    event.preventDefault();
    for (const cell of cells) {
      cell.tabIndex = cell === next ? 0 : -1;
      delete cell.dataset['stop'];
    }
    next.dataset['stop'] = '';
    next.focus();
  };
};

const nextOf = (key: string, cells: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined => {
  const place = cells.indexOf(from);
  const step = getComputedStyle(from).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return cells[place + step];
    case 'ArrowLeft':
      return cells[place - step];
    case 'ArrowDown':
      return neighbourOf(cells, from, true);
    case 'ArrowUp':
      return neighbourOf(cells, from, false);
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return undefined;
  }
};
