import { money } from '@fairground/contract/money';

/** From this payout on a win is worth a line on the board, and from so many times its stake whatever it paid. */
const PAYOUT_MIN = money(1_000_000n);
const TIMES_MIN = 50n;

/** Of a settled round, in units of 1/10,000. */
export type Result = { readonly stake: bigint; readonly payout: bigint };

/** Whether a result stands on the board: more came back than was staked, and much of it. */
export const isBoardWin = ({ stake, payout }: Result): boolean =>
  stake > 0n && payout > stake && (payout >= PAYOUT_MIN || payout >= stake * TIMES_MIN);

/** How long a win of the last day is seen. */
export const SHOWN_MS = 24 * 3_600_000;
