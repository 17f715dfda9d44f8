/** What the sandbox's counterparty does with a slice. */
export type CounterpartyAct = 'all' | 'half' | 'nothing' | 'dispute';

const WHOLE = 10_000n;
const ACTS: Readonly<Record<string, CounterpartyAct>> = { 100: 'all', 200: 'half', 300: 'nothing', 400: 'dispute' };

/** Decided by the amount alone, so that a test chooses it: .02 is half, .03 never, .04 a dispute, anything else all. */
export const actOf = (amount: bigint): CounterpartyAct => ACTS[(amount % WHOLE).toString()] ?? 'all';
