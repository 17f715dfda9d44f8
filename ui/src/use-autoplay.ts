import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { holdWhileInside } from './hold-while-inside.ts';
import { useMediaQuery } from './use-browser.ts';

type AutoplayOptions = {
  readonly root: RefObject<HTMLElement | null>;
  /** With fewer than two things there is no turn. */
  readonly count: number;
  /** Zero never turns by itself. */
  readonly everyMs: number;
  readonly onTurn: () => void;
};

/**
 * Autoplay that stops on request and pauses while pointer or focus is inside. With reduced motion it waits until the
 * visitor starts it.
 */
export function useAutoplay({ root, count, everyMs, onTurn }: AutoplayOptions) {
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setPlaying] = useState<boolean>();
  const isPlaying = everyMs > 0 && (choice ?? !wantsCalm);
  const [isHeld, setHeld] = useState(false);
  const turn = useRef(onTurn);

  useEffect(() => {
    turn.current = onTurn;
  }, [onTurn]);

  useEffect(() => holdWhileInside(root.current, setHeld), [root]);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) turn.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, everyMs]);

  return { isPlaying, setPlaying };
}
