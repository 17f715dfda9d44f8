import { env } from 'node:process';

/** Long play takes another course every day. `SEED` repeats one that failed; the run names it. */
export const longSeed = (name: string): string => {
  const seed = env['SEED'] ?? new Date().toISOString().slice(0, 10);
  console.log(`${name}: SEED=${seed}`);
  return `${name} ${seed}`;
};
