import { Refusal } from '../refusal.ts';

/**
 * Lets so many calls in at once. A call that finds it full is asked to come back, before anything is done for the call.
 */
export type Gate = {
  /** Refuses `request.too-many`, or answers how to leave again. */
  readonly enter: () => () => void;
};

export const createGate = ({
  atOnceMax,
  retryAfterSeconds,
}: {
  readonly atOnceMax: number;
  readonly retryAfterSeconds: number;
}): Gate => {
  let inside = 0;
  return {
    enter: () => {
      if (inside >= atOnceMax) throw new Refusal('request.too-many', { retryAfterSeconds });
      inside += 1;
      return () => void (inside -= 1);
    },
  };
};
