import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { nearestIndex, stepIndex } from './carousel-index.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useHydrated } from './use-browser.ts';

export type CarouselControl = {
  readonly root: RefObject<HTMLElement | null>;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** Copies of the first slides stand behind the last one, so that a loop never runs back. */
  readonly hasCopies: boolean;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  readonly show: (index: number) => void;
  readonly step: (steps: number) => void;
};

export type CarouselOptions = {
  readonly count: number;
  readonly loop: boolean;
  readonly autoplayMs: number;
};

/** The movement of a carousel on top of the browser's own snapping scroll. */
export function useCarousel({ count, loop, autoplayMs }: CarouselOptions): CarouselControl {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const hasCopies = useHydrated() && loop && count > 1;

  const step = useCallback(
    (steps: number) => {
      const element = viewport.current;
      if (element === null) return;
      const starts = startsOf(element);
      const from = nearestIndex(Math.abs(element.scrollLeft), starts) % Math.max(1, count);
      const target = stepIndex(from, steps, { count, loop });
      const copyOfTarget = target + count;
      const goesRound = Math.sign(target - from) !== Math.sign(steps) && copyOfTarget < starts.length;
      if (goesRound && steps < 0) scrollToStart(element, starts[from + count], 'instant');
      scrollToStart(element, starts[goesRound && steps > 0 ? copyOfTarget : target], 'smooth');
    },
    [count, loop],
  );
  const show = useCallback((target: number) => {
    if (viewport.current) scrollToStart(viewport.current, startsOf(viewport.current)[target], 'smooth');
  }, []);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    return followScroll(element, count, setIndex);
  }, [count]);

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    return stepByKeys(element, step);
  }, [step]);

  const { isPlaying, setPlaying } = useAutoplay({ root, count, everyMs: autoplayMs, onTurn: () => step(1) });

  return { root, viewport, index, hasCopies, isPlaying, setPlaying, show, step };
}

/** How far each slide, copies included, is from the first one in reading direction. */
function startsOf(viewport: HTMLElement): readonly number[] {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[data-slide]')];
  const first = slides[0]?.offsetLeft ?? 0;
  return slides.map((slide) => Math.abs(slide.offsetLeft - first));
}

function scrollToStart(viewport: HTMLElement, start: number | undefined, behavior: ScrollBehavior): void {
  if (start === undefined) return;
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  viewport.scrollTo({ left: isRtl ? -start : start, behavior: wantsCalm ? 'instant' : behavior });
}

/** Keeps the index and, once the scroll rests on a copy, moves to the slide it stands for. */
function followScroll(viewport: HTMLElement, count: number, onIndex: (index: number) => void): () => void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleScroll = () => {
    const starts = startsOf(viewport);
    const nearest = nearestIndex(Math.abs(viewport.scrollLeft), starts);
    onIndex(nearest % Math.max(1, count));
    clearTimeout(timer);
    if (nearest >= count) timer = setTimeout(() => scrollToStart(viewport, starts[nearest - count], 'instant'), 160);
  };
  viewport.addEventListener('scroll', handleScroll, { passive: true, signal: leaving.signal });
  leaving.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => leaving.abort();
}

function stepByKeys(viewport: HTMLElement, step: (steps: number) => void): () => void {
  const leaving = new AbortController();
  viewport.addEventListener(
    'keydown',
    (event) => {
      const isRtl = getComputedStyle(viewport).direction === 'rtl';
      if (event.target !== viewport || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      step((event.key === 'ArrowRight') === isRtl ? -1 : 1);
    },
    { signal: leaving.signal },
  );
  return () => leaving.abort();
}
