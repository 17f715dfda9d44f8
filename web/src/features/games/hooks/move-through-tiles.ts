import type { KeyboardEvent } from 'react';
import { nextTile } from '../model/next-tile.ts';

/** Moves through the tiles of a list by arrows, Home and End; Tab still visits whatever can be pressed. */
export const moveThroughTiles = (event: KeyboardEvent<HTMLElement>): void => {
  const list = event.currentTarget;
  const links = [...list.querySelectorAll<HTMLElement>('.tile-link')];
  const tile = event.target instanceof Element ? event.target.closest('.tile') : null;
  const index = links.findIndex((link) => tile?.contains(link));
  if (index === -1) return;
  const next = nextTile({
    key: event.key,
    index,
    count: links.length,
    columns: columnsOf(list, links.length),
    isRightToLeft: getComputedStyle(list).direction === 'rtl',
  });
  if (next === null) return;
  event.preventDefault();
  links[next]?.focus();
};

/** A shelf flows sideways and is one row; a grid has the columns its style gave it. */
const columnsOf = (list: HTMLElement, count: number): number => {
  const style = getComputedStyle(list);
  return style.gridAutoFlow === 'column' ? count : style.gridTemplateColumns.split(' ').length;
};
