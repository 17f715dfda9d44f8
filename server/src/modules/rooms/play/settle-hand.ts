import type { CardGameCode, CardTableId } from '@fairground/contract/rooms/fields';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import { money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { GameId, PreparedWager, Wager } from '../../betting/index.ts';
import { blindsAfter, owesAfter } from '../domain/blinds.ts';
import { GAMES } from '../domain/games.ts';
import { payHand } from '../domain/pay-hand.ts';
import type { Outcome } from '../domain/pay-hand.ts';
import { sheetOfCode } from '../domain/rooms.ts';
import { ROOMS_VENDOR } from '../domain/tiles.ts';
import { writeResults } from '../store/results.ts';
import { readTable } from '../store/work.ts';
import type { Snapshot } from '../store/work.ts';
import type { HandRow, ResultRow, StoredResult } from '../tables.ts';
import { SOURCE } from './money.ts';
import type { HouseAccounts } from './money.ts';
import { workOn } from './run-table.ts';
import type { Change, PlayDeps } from './run-table.ts';
import { isHandOver } from './act.ts';
import { notePairs } from './note-pairs.ts';
import { goTo, later, note, seatAt, setHand, setSeat, setTable } from './work.ts';
import type { Work } from './work.ts';

/** The number of a game in bets of the rooms. */
export const gameIdOf = (game: CardGameCode): GameId => BigInt(CARD_GAMES.indexOf(game) + 1) as GameId;

/** What a hand comes to; it follows from its state alone. */
export const outcomeOf = (hand: HandRow): Outcome => {
  const sheet = sheetOfCode(hand.room, hand.currency);
  if (!hand.state || !sheet) throw new Error(`Hand ${hand.id} cannot be paid.`);
  const funds = hand.seats.map((seat) => BigInt(seat.funds));
  return payHand(GAMES[hand.game], hand.state, { unit: hand.unit, chip: sheet.chip, funds });
};

/** The round of a hand in the register of bets. */
export const roundOf = (hand: Pick<HandRow, 'id'>): string => `hand:${hand.id}`;

/** Pays a hand that is over: stacks, the register of bets, the house and the rake in one transaction. */
export const settleHand = async (
  deps: PlayDeps,
  tableId: CardTableId,
  houses: HouseAccounts,
): Promise<Change | undefined> => {
  const snapshot = await readTable(deps.db, tableId);
  const hand = snapshot?.hand;
  if (!snapshot || hand?.status !== 'PLAY' || !hand.state || !GAMES[hand.game].isOver(hand.state)) return undefined;
  const outcome = outcomeOf(hand);
  // Looked up before the transaction: nobody asks for a second connection with one in hand.
  const zone = await deps.wallet.readZone();
  const prepared = await deps.betting.prepareAll(wagersOf(deps, snapshot, hand, outcome));
  const done = await workOn(deps, { tableId, houses }, async (work, tx) => {
    if (!isHandOver(work) || work.hand?.id !== hand.id) return;
    await payIn(deps, tx, work, { outcome, prepared, houses, zone });
  });
  return done?.change;
};

const wagersOf = ({ tenant }: PlayDeps, { seats }: Snapshot, hand: HandRow, outcome: Outcome): readonly Wager[] =>
  hand.seats.flatMap(({ place, member }, at): readonly Wager[] => {
    const result = outcome.seats[at];
    const seat = seats.find((each) => each.seat === place);
    if (member === null || !result || result.stake === 0n) return [];
    if (!seat || seat.escrow_account === null) throw new Error(`Nobody sits at ${place} any more.`);
    const size = result.net < 0n ? -result.net : result.net;
    return [
      {
        ...{ action: 'place-and-settle', tenant, source: ROOMS_VENDOR, member: BigInt(member) as MemberId },
        ...{ currency: hand.currency, category: 'PVP', game: gameIdOf(hand.game) },
        ...{ transactionId: roundOf(hand), round: roundOf(hand), escrow: seat.escrow_account },
        stake: money(result.stake),
        payout: money(result.payout),
        validBet: money(size < result.stake ? size : result.stake),
        detail: { game: seat.catalogue_game, room: hand.room, hand: hand.no, rake: result.rake.toString() },
      },
    ];
  });

type Paying = {
  readonly outcome: Outcome;
  readonly prepared: readonly PreparedWager[];
  readonly houses: HouseAccounts;
  readonly zone: string;
};

const payIn = async (
  deps: PlayDeps,
  tx: Tx,
  work: Work,
  { outcome, prepared, houses, zone }: Paying,
): Promise<void> => {
  const { hand } = work;
  if (!hand) return;
  const houseNet = netOfHouse(hand, outcome);
  await deps.betting.correctIn(tx, prepared);
  if (houseNet !== 0n)
    await deps.wallet.movePoolsIn(tx, [
      {
        ...{ tenant: deps.tenant, source: SOURCE, pool: houses.table, counter: houses.games },
        ...{ transactionId: roundOf(hand), amount: money(houseNet) },
      },
    ]);
  for (const [at, { place }] of hand.seats.entries()) {
    const seat = seatAt(work, place);
    if (seat) setSeat(work, place, { stack: seat.stack + (outcome.seats[at]?.net ?? 0n) });
  }
  await writeResults(tx, resultsOf(hand, outcome));
  const isAlone = work.table.code !== null || work.sheet.style === 'duel';
  await notePairs(deps, tx, hand, { outcome, isAlone, at: work.now, zone });
  const winner = GAMES[hand.game].winnerOf(work.hand?.state ?? (hand.state as NonNullable<HandRow['state']>));
  noteBlinds(work, hand);
  setTable(work, {
    button: hand.seats[hand.button]?.place ?? null,
    winner: winner === null ? null : (hand.seats[winner]?.place ?? null),
  });
  const { rake, turnover } = outcome;
  setHand(work, {
    status: 'SETTLED',
    ended_at: work.now,
    result: stored(hand, outcome),
    rake,
    turnover,
    house_net: houseNet,
    clocks: [],
  });
  note(work, { kind: 'hand.settled' });
  goTo(work, 'PAUSE', later(work, work.pace.pauseMs));
};

/** Where the blinds were, and who owes the big one now: nobody who was dealt in. */
const noteBlinds = (work: Work, hand: HandRow): void => {
  if (hand.game !== 'holdem') return;
  const { small, big } = hand.blinds ?? blindsAfter(hand.button, hand.seats.length);
  const bigPlace = hand.seats[big]?.place ?? null;
  const lastBig = work.table.big_place;
  if (bigPlace === null) return;
  const dealt = hand.seats.map(({ place }) => place);
  for (const { seat: place, missed_big } of work.seats) {
    const owesBig = missed_big === true;
    const owes = owesAfter({ place, owesBig }, { dealt, from: lastBig, to: bigPlace });
    if (owes !== owesBig) setSeat(work, place, owes ? { missed_big: true } : { missed_big: null, posts_big: null });
  }
  // The small blind stays out where the last big one is gone; its place counts all the same.
  const smallPlace = small === null ? lastBig : (hand.seats[small]?.place ?? null);
  setTable(work, { small_place: smallPlace, big_place: bigPlace });
};

const netOfHouse = (hand: HandRow, outcome: Outcome): bigint =>
  hand.seats.reduce((sum, { member }, at) => (member === null ? sum + (outcome.seats[at]?.net ?? 0n) : sum), 0n);

const resultsOf = (hand: HandRow, { seats }: Outcome): readonly ResultRow[] =>
  hand.seats.flatMap(({ place, member }, at) => {
    const result = seats[at];
    return result
      ? [{ hand_id: hand.id, seat: place, member_id: member === null ? null : (BigInt(member) as MemberId), ...result }]
      : [];
  });

const stored = (hand: HandRow, outcome: Outcome): StoredResult => {
  const placeOf = (seat: number | null): number | null => (seat === null ? null : (hand.seats[seat]?.place ?? null));
  return {
    seats: outcome.seats.map(({ net, rake }, at) => ({
      seat: placeOf(at) ?? at,
      net: net.toString(),
      rake: rake.toString(),
    })),
    transfers: outcome.transfers.map(({ from, to, reason, due, paid }) => ({
      ...{ from: placeOf(from), to: placeOf(to), reason },
      ...{ due: due.toString(), paid: paid.toString() },
    })),
    rake: outcome.rake.toString(),
  };
};
