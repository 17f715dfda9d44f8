import { systemClock } from '../../server/src/platform/clock.ts';
import type { Clock } from '../../server/src/platform/clock.ts';

const HOUR_MS = 3_600_000;

const ahead = (hours: number): Clock => ({ now: () => new Date(systemClock.now().getTime() + hours * HOUR_MS) });

/** A day after the members were registered: their accounts and devices may be used. */
export const laterClock: Clock = ahead(26);
/** When all that waits is due: lost callbacks are asked about, silence counts as received. */
export const lastClock: Clock = ahead(30);
