const MILLION = 1_000_000n;
const CENT = 100n;

/** A part of an amount by a rate in parts per million, cut toward nothing. */
export const mulRate = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm)) / MILLION;

/** Cut to two decimals, toward nothing; the rest stays with the payer. */
export const cents = (amount: bigint): bigint => (amount / CENT) * CENT;

/** In whole steps; without a step as it is. */
export const inSteps = (amount: bigint, step: bigint): bigint => (step > 0n ? amount - (amount % step) : amount);

export const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
export const atMostNothing = (amount: bigint): bigint => (amount < 0n ? amount : 0n);
