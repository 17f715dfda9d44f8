import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GridWindow, startOf, windowOf } from '../model/grid-window.ts';
import { followScroll } from './follow-scroll.ts';
import { showPlaces } from './show-places.ts';

/** Drawn before anything can be measured: enough for a screen, few enough to send with the page. */
const FIRST_TILES = 18;

type Measures = { readonly columns: number; readonly columnWidthPx: number; readonly rowHeightPx: number };

export type DrawnWindow = GridWindow & { readonly rowHeightPx: number };

const isSame = (one: DrawnWindow, other: DrawnWindow): boolean =>
  one.start === other.start &&
  one.end === other.end &&
  one.rowsAfter === other.rowsAfter &&
  one.rowHeightPx === other.rowHeightPx;

/**
 * Which tiles of a long grid are drawn while the page scrolls. The stylesheet lays the grid out; its columns and the
 * height of its rows are read from what is there, so that no number of the layout is written twice.
 */
export const useGridWindow = (grid: RefObject<HTMLElement | null>, count: number): DrawnWindow => {
  const [drawn, setDrawn] = useState<DrawnWindow>({
    start: 0,
    end: FIRST_TILES,
    rowsBefore: 0,
    rowsAfter: 0,
    rowHeightPx: 0,
  });
  const measures = useRef<Measures | null>(null);

  const look = useEffectEvent((total: number, rowsMost = Infinity): boolean => {
    const element = grid.current;
    if (!element || !measures.current) return true;
    const { columns, rowHeightPx } = measures.current;
    const scrolledPx = -element.getBoundingClientRect().top;
    const view = { count: total, columns, rowHeightPx, scrolledPx, screenPx: innerHeight };
    const whole = windowOf(view);
    const next = { ...startOf(whole, view, rowsMost), rowHeightPx };
    setDrawn((before) => (isSame(before, next) ? before : next));
    return next.start === whole.start && next.end === whole.end;
  });

  const measure = useEffectEvent((total: number) => {
    const element = grid.current;
    const tile = element?.firstElementChild;
    // With nothing drawn, as after a narrower filter far down, the measures of before still hold.
    if (!element || !tile) return void look(total);
    const style = getComputedStyle(element);
    const columns = style.gridTemplateColumns.split(' ').length;
    measures.current = {
      columns,
      columnWidthPx: (element.clientWidth + Number.parseFloat(style.columnGap || '0')) / columns,
      rowHeightPx: tile.getBoundingClientRect().height + Number.parseFloat(style.rowGap || '0'),
    };
    look(total);
  });

  const onBehind = useEffectEvent((isBehind: boolean) => {
    if (grid.current && measures.current) showPlaces(grid.current, measures.current, isBehind);
  });
  const lookAgain = useEffectEvent((rowsMost: number) => look(count, rowsMost));
  const measureAgain = useEffectEvent(() => measure(count));

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => measureAgain());
    watcher.observe(element);
    const leave = followScroll({
      look: (rowsMost) => lookAgain(rowsMost),
      onBehind: (isBehind) => onBehind(isBehind),
    });
    return () => {
      watcher.disconnect();
      leave();
    };
  }, [grid]);

  useEffect(() => measure(count), [count]);

  return drawn.rowHeightPx === 0 ? { ...drawn, end: Math.min(drawn.end, count) } : drawn;
};
