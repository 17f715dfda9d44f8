import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';
import { newToken } from './random.ts';
import type { RandomSource } from './random.ts';

/** Rounds of work on one node: it leads, the others look now and then whether it still does. */
export type LeadLoop = {
  readonly start: () => void;
  /** Ends after the round under way, and after what it began. */
  readonly stop: () => Promise<void>;
};

const LEAD_MS = 10_000;
/** The lead is asked for again when so much of it is left at most. */
const LEAD_RENEWED_MS = 5_000;
const FOLLOW_MS = 3_000;
const AFTER_FAILURE_MS = 2_000;

type Work = {
  readonly log: Log;
  readonly random: RandomSource;
  /** Takes or keeps the lead for so long; answers whether this holder has it. */
  readonly takeLead: (holder: string, forMs: number) => Promise<boolean>;
  /** Lets the lead go at once, so that another node need not wait for its end. */
  readonly leaveLead: (holder: string) => Promise<void>;
  /** Does what is due; answers how long to pause. */
  readonly round: (signal: AbortSignal) => Promise<number>;
  /** What a round began and did not wait for. */
  readonly underWay?: () => Promise<unknown>;
  /** What the log says when a round failed. */
  readonly failure: string;
};

export const createLeadLoop = ({ log, random, takeLead, leaveLead, round, underWay, failure }: Work): LeadLoop => {
  const holder = newToken(random, 12);
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let leadUntil = 0;

  const isLeading = async (): Promise<boolean> => {
    const now = performance.now();
    if (leadUntil - now > LEAD_RENEWED_MS) return true;
    const isLeader = await takeLead(holder, LEAD_MS);
    leadUntil = isLeader ? now + LEAD_MS : 0;
    return isLeader;
  };

  const pause = (forMs: number): Promise<unknown> => sleep(forMs, undefined, { signal }).catch(() => undefined);

  const run = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        await pause((await isLeading()) ? await round(signal) : FOLLOW_MS);
      } catch (error) {
        log.error({ err: error }, failure);
        await pause(AFTER_FAILURE_MS);
      }
  };

  return {
    start: () => {
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
      await underWay?.();
      if (running !== undefined) await leaveLead(holder).catch(() => undefined);
    },
  };
};
