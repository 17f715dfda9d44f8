import type { ErrorCode } from '@fairground/contract/errors';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { VENDOR_CODES } from '@fairground/contract/vendors/codes';
import type { TableBet } from '@fairground/contract/studio/game';
import { Refusal } from '../../../platform/refusal.ts';
import { writeMinorUnits } from '../../vendors/index.ts';
import { fundsOf, insist, refusalOf } from '../settle-round.ts';
import type { Funds } from '../settle-round.ts';
import { moveSlip } from '../store/seats.ts';
import type { SeatRow, SlipRow } from '../store/seats.ts';
import type { StoredBet } from '../tables.ts';
import type { LiveDeps } from './live-deps.ts';

type SlipDeps = Pick<LiveDeps, 'db' | 'sessions'>;
export type Moved = { readonly slip: SlipRow; readonly funds?: Funds | undefined };

export const storedBets = (bets: readonly TableBet[]): StoredBet[] =>
  bets.map(({ spot, amount }) => ({ spot, amount: amount.toString() }));

export const readBets = (stored: readonly StoredBet[]): TableBet[] =>
  stored.map(({ spot, amount }) => ({ spot, amount: money(BigInt(amount)) }));

export const betsOf = (slips: readonly SlipRow[]): TableBet[] => slips.flatMap(({ bets }) => readBets(bets));

export const stakeOf = (slips: readonly SlipRow[]): Money => money(slips.reduce((sum, { stake }) => sum + stake, 0n));

/** What is sent to the wallet for a seat: it is one round of the player, and each slip is a bet of it. */
const named = ({ id, member_id, game, currency }: SeatRow, what: string) => ({
  player: member_id,
  game,
  currency,
  roundId: id.toString(),
  transactionId: `${id}:${what}`,
});
const betName = (seat: SeatRow, slip: SlipRow) => named(seat, `bet-${slip.id}`);

/** The calls about a seat that move money, in the order they come: stakes, what was taken back, exits, the end. */
export const callsOfSeat = (seat: SeatRow, slips: readonly SlipRow[]) => {
  const call = (action: 'bet' | 'win' | 'rollback', what: string) => ({
    action,
    transactionId: named(seat, what).transactionId,
  });
  return [
    ...slips.flatMap(({ id }) => [call('bet', `bet-${id}`), call('rollback', `undo-${id}`)]),
    ...slips.map(({ id }) => call('win', `exit-${id}`)),
    call('win', 'win'),
  ];
};

const CLOSED: ReadonlySet<string> = new Set(['BET_CANCELLED', 'ROUND_CLOSED']);

/** Takes the stake of a stored slip. A refusal of the wallet is final. */
export const askForStake = async (deps: SlipDeps, seat: SeatRow, slip: SlipRow, token: string): Promise<Moved> => {
  const line = await deps.sessions.lineOf(seat.vendor);
  const amount = writeMinorUnits(slip.stake, seat.currency);
  const answer = await insist(() => line.bet({ ...betName(seat, slip), token, amount }));
  const { code } = answer;
  if (code === 'OK') return { slip: await moveSlip(deps.db, slip, { state: 'TAKEN' }), funds: fundsOf(answer) };
  // Nobody knows whether it was taken; when the bets are closed the wallet is asked.
  if (VENDOR_CODES[code].class === 'RETRY') throw new Refusal('studio.round-unsettled');
  // The last other bet was taken back at this very moment, and with it the seat: the player bets again.
  const refusal: ErrorCode = CLOSED.has(code) ? 'studio.bets-closed' : refusalOf(code);
  const moved = await moveSlip(deps.db, slip, { state: 'REFUSED', refusal });
  throw new Refusal(moved.state === 'REFUSED' ? refusal : 'studio.round-unsettled');
};

/** Gives the stake of a slip back; one that never came is refused should it come. */
export const giveSlipBack = async (deps: SlipDeps, seat: SeatRow, slip: SlipRow): Promise<Moved> => {
  const line = await deps.sessions.lineOf(seat.vendor);
  const target = { targetTransactionId: betName(seat, slip).transactionId, targetAction: 'bet' } as const;
  const answer = await insist(() => line.rollback({ ...named(seat, `undo-${slip.id}`), ...target }));
  if (answer.code !== 'OK' && answer.code !== 'BET_NOT_FOUND') return unsettled(seat, answer.code);
  const to =
    slip.state === 'ASKED'
      ? ({ state: 'REFUSED', refusal: 'studio.bets-closed' } as const)
      : ({ state: 'UNDONE' } as const);
  return { slip: await moveSlip(deps.db, slip, to), funds: fundsOf(answer) };
};

/** Finds out what became of a slip that was on its way when the bets were closed. */
export const resolveSlip = async (deps: SlipDeps, seat: SeatRow, slip: SlipRow): Promise<void> => {
  if (slip.state === 'UNDOING') {
    await giveSlipBack(deps, seat, slip);
    return;
  }
  const line = await deps.sessions.lineOf(seat.vendor);
  const { player, transactionId, currency } = betName(seat, slip);
  const { state, code } = await line.txStatus({ player, action: 'bet', transactionId, currency });
  if (state === undefined) return unsettled(seat, code);
  if (state === 'applied') await moveSlip(deps.db, slip, { state: 'TAKEN' });
  else await giveSlipBack(deps, seat, slip);
};

/** Pays what a bet that left a flight won, while its round goes on. Asked again it is paid once. */
export const payExit = async (deps: SlipDeps, seat: SeatRow, slip: SlipRow, pay: Money): Promise<Funds | undefined> => {
  const line = await deps.sessions.lineOf(seat.vendor);
  const amount = writeMinorUnits(pay, seat.currency);
  const answer = await insist(() => line.win({ ...named(seat, `exit-${slip.id}`), amount, endsRound: false }));
  return answer.code === 'OK' ? fundsOf(answer) : unsettled(seat, answer.code);
};

/** Whether a seat was paid and its round closed before this was asked. */
export const isSeatPaid = async (deps: SlipDeps, seat: SeatRow): Promise<boolean> => {
  const line = await deps.sessions.lineOf(seat.vendor);
  const { player, transactionId, currency } = named(seat, 'win');
  return (await line.txStatus({ player, action: 'win', transactionId, currency })).state === 'applied';
};

/** Pays a seat what was not paid before, nothing too, and closes its round in the books. */
export const paySeat = async (deps: SlipDeps, seat: SeatRow, paidBefore: Money = money(0n)): Promise<void> => {
  const line = await deps.sessions.lineOf(seat.vendor);
  if (paidBefore > seat.win) throw new Error(`Seat ${seat.id} was paid more than it won.`);
  const amount = writeMinorUnits(money(seat.win - paidBefore), seat.currency);
  // Sides that stand against each other and stakes that came back count for nothing: the books cannot know.
  const validBet = writeMinorUnits(seat.valid_bet, seat.currency);
  const answer = await insist(() => line.win({ ...named(seat, 'win'), amount, validBet, endsRound: true }));
  if (answer.code !== 'OK') return unsettled(seat, answer.code);
};

const unsettled = ({ id }: SeatRow, code: keyof typeof VENDOR_CODES): never => {
  if (VENDOR_CODES[code].class === 'RETRY') throw new Refusal('studio.round-unsettled');
  throw new Error(`The wallet answers ${code} to seat ${id}, which is none of what can happen to it.`);
};
