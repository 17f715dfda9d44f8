import { prefersStillness, wait } from '../../../shell/dom.ts';

/** Time for the steps of a show: all of it shrinks when less is left than it would take. */
export type Pace = {
  readonly move: (element: SVGElement, frames: Keyframe[], ms: number, easing?: string) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
};

/** How the steps of a show that takes `nominalMs` fit into what is left. */
export const paceFor = (nominalMs: number, leftMs: number): Pace => {
  const part = Math.max(0, Math.min(1, leftMs / nominalMs));
  const isStill = prefersStillness() || part < 0.15;
  return {
    move: async (element, frames, ms, easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)') => {
      const motion = element.animate(frames, { duration: isStill ? 1 : ms * part, easing, fill: 'forwards' });
      // A motion that was taken off the page ends too.
      await motion.finished.catch(() => undefined);
    },
    pause: (ms) => (isStill ? Promise.resolve() : wait(ms * part)),
  };
};

/** Ends every motion of a drawing, as if it had never been. */
export const still = (element: Element): void => {
  for (const motion of element.getAnimations({ subtree: true })) if (!(motion instanceof CSSAnimation)) motion.cancel();
};
