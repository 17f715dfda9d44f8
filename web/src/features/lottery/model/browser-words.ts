import type { Words } from '@fairground/engines/random/words';

/** Chance for a pick the player leaves to luck. It draws nothing that is paid for: draws are made by the server. */
export const browserWords: Words = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
