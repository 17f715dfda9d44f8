import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GridWindow, windowOf } from '../model/grid-window.ts';

/** Drawn before anything can be measured: enough for a screen, few enough to send with the page. */
const FIRST_TILES = 18;

type Measures = { readonly columns: number; readonly rowHeightPx: number };

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

  const look = useEffectEvent((total: number) => {
    const element = grid.current;
    if (!element || !measures.current) return;
    const next = {
      ...windowOf({
        count: total,
        ...measures.current,
        scrolledPx: -element.getBoundingClientRect().top,
        screenPx: innerHeight,
      }),
      rowHeightPx: measures.current.rowHeightPx,
    };
    setDrawn((before) => (isSame(before, next) ? before : next));
  });

  const measure = useEffectEvent((total: number) => {
    const element = grid.current;
    const tile = element?.firstElementChild;
    // With nothing drawn, as after a narrower filter far down, the measures of before still hold.
    if (!element || !tile) return look(total);
    const style = getComputedStyle(element);
    measures.current = {
      columns: style.gridTemplateColumns.split(' ').length,
      rowHeightPx: tile.getBoundingClientRect().height + Number.parseFloat(style.rowGap || '0'),
    };
    look(total);
  });

  const lookAgain = useEffectEvent(() => look(count));
  const measureAgain = useEffectEvent(() => measure(count));

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const onScroll = () => lookAgain();
    const watcher = new ResizeObserver(() => measureAgain());
    watcher.observe(element);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [grid]);

  useEffect(() => measure(count), [count]);

  return drawn.rowHeightPx === 0 ? { ...drawn, end: Math.min(drawn.end, count) } : drawn;
};
