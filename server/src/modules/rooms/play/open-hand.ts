import { bytesToHexText } from './hex.ts';
import type { Seat } from '@fairground/engines/cards/card-game';
import { dealTree, deckOf, seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { AGAIN_MS, TIMEOUTS_MAX } from '../domain/pace.ts';
import { dealtIn } from '../domain/blinds.ts';
import type { Blinds, NextBlinds } from '../domain/blinds.ts';
import { blindsFactor, hasBegun, isSitAndGo } from '../domain/sit-and-go.ts';
import { rulesOf } from '../domain/rules.ts';
import type { HandRow, HandSeat, SeatRow } from '../tables.ts';
import { fullBank, setClocks } from './clocks.ts';
import { backToTable, setAway } from './tend-seats.ts';
import { goTo, isHouse, later, NEW_HAND, note, people, seatAt, setHand, setSeat, setTable } from './work.ts';
import type { Work } from './work.ts';

/** The name of a hand in its draw. */
export const handName = (hand: Pick<HandRow, 'game' | 'table_id' | 'no'>) => ({
  game: hand.game,
  table: hand.table_id.toString(),
  hand: hand.no,
});

/** What a seat can lose in a hand: its stack, or what its owner's limits leave. */
const fundsOf = (work: Work, seat: SeatRow): bigint => {
  // What was brought to a sit-and-go is at stake until it is over; limits were asked for all of it.
  if (seat.member_id === null || isSitAndGo(work.sheet)) return seat.stack;
  const room = work.around.playRooms.get(seat.member_id);
  if (room?.isBlocked === true) return 0n;
  const left = room?.left ?? null;
  const funds = left !== null && left < seat.stack ? left : seat.stack;
  // Pots are made of whole chips.
  return work.sheet.chip === null ? funds : funds - (funds % work.sheet.chip);
};

/** Who could be dealt in: there, with enough, and committed to a seed for this hand. */
const readySeats = (work: Work, no: number): readonly SeatRow[] =>
  hasBegun(work)
    ? work.seats.filter(({ stack }) => stack > 0n)
    : work.seats.filter(
        (seat) =>
          seat.state === 'SITTING' &&
          fundsOf(work, seat) >= work.sheet.floor &&
          (isHouse(seat) || hasCommitted(seat, no)),
      );

/** Who of them is dealt in, and who posts blinds: in hold'em by what each seat owes. */
const dealtSeats = (
  { table, sheet }: Work,
  ready: readonly SeatRow[],
): { readonly seats: readonly SeatRow[]; readonly blinds: NextBlinds | undefined } => {
  if (sheet.game !== 'holdem') return { seats: ready, blinds: undefined };
  const asked = ready.map((seat) => ({
    ...{ place: seat.seat, isHouse: isHouse(seat) },
    ...{ owesBig: seat.missed_big === true, postsBig: seat.posts_big === true },
  }));
  const { places, blinds } = dealtIn(asked, { small: table.small_place, big: table.big_place });
  return { seats: ready.filter(({ seat }) => places.includes(seat)), blinds };
};

const hasCommitted = ({ commit, commit_no }: SeatRow, no: number): boolean => commit !== null && commit_no === no;

/** A seat that sends no seed twice in a row is set away. */
const passOver = (work: Work, seat: SeatRow): void => {
  const timeouts = seat.timeouts + 1;
  const isAway = timeouts >= TIMEOUTS_MAX;
  setSeat(work, seat.seat, { timeouts, ...(isAway ? { state: 'AWAY', away_since: work.now } : {}) });
};

/** Opens the next hand with those who committed, or waits for more of them. */
export const openHand = (work: Work): void => {
  const no = work.table.hand_no + 1;
  const all = readySeats(work, no);
  const { seats: ready, blinds } = dealtSeats(work, all);
  const least = isSitAndGo(work.sheet) && !hasBegun(work) ? work.table.seats : 2;
  const isPlayed = ready.length >= least && ready.some((seat) => !isHouse(seat));
  for (const seat of people(work)) if (seat.state === 'SITTING' && !all.includes(seat)) passOver(work, seat);
  if (!isPlayed) {
    const isAnybodyThere = people(work).some(({ state }) => state === 'SITTING');
    goTo(
      work,
      isAnybodyThere ? 'SEATING' : 'WAITING',
      isAnybodyThere ? later(work, AGAIN_MS) : later(work, AGAIN_MS * 10),
    );
    return;
  }
  const seats = ready.map((seat): HandSeat => ({
    place: seat.seat,
    member: seat.member_id?.toString() ?? null,
    name: seat.name,
    funds: fundsOf(work, seat).toString(),
  }));
  const { id: table_id, room, game, currency, unit, next_sealed: sealed, next_commitment: commitment } = work.table;
  const name = handName({ game, table_id, no });
  // Who is away in a sit-and-go is dealt in with a seed of the server's: the others' seeds still decide with it.
  const isSeeded = (seat: SeatRow): boolean => isHouse(seat) || !hasCommitted(seat, no);
  const seeds = ready.filter(isSeeded).map(({ seat }) => ({ seat, seed: work.seeds.ofHouse() }));
  const commits = ready.map(({ seat, commit }) => {
    const seed = seeds.find((each) => each.seat === seat);
    return { seat, commit: seed ? seatCommitOf(name, seed) : (commit ?? '') };
  });
  work.hand = {
    ...{
      id: NEW_HAND,
      table_id,
      no,
      room,
      game,
      currency,
      unit,
      rules_hash: rulesOf(work.game, blindsFactor(work.sheet, no)).hash,
      sealed,
      commitment,
    },
    ...{ seats, button: blinds?.button ?? buttonOf(work, seats), winner: winnerOf(work, seats) },
    ...{ blinds: blinds ? blindsIn(blinds) : null, commits, seeds, root: null, state: null },
    ...{ clocks: [], seq: 0, status: 'SEEDS', result: null, turnover: 0n, rake: 0n, house_net: 0n },
    ...{ opened_at: work.now, ended_at: null, version: 1n },
  };
  const next = work.seeds.fresh();
  setTable(work, { hand_no: no, next_sealed: next.sealed, next_commitment: next.commitment });
  for (const { seat, state } of ready)
    setSeat(work, seat, {
      ...{ state: 'IN_HAND', commit: null, commit_no: null, seed: null, ...fullBank(work) },
      ...(state === 'AWAY' && { timeouts: TIMEOUTS_MAX }),
    });
  note(work, { kind: 'hand.open' });
  note(work, { kind: 'hand.commits' });
  goTo(work, 'HAND', later(work, work.pace.revealMs + work.pace.graceMs));
  dealWhenAllAreShown(work);
};

const blindsIn = ({ small, big, posts }: NextBlinds): Blinds => ({ small, big, ...(posts && { posts }) });

/** The next place after the last button; a banker must be good for the others, or the richest is. */
const buttonOf = ({ table, sheet }: Work, seats: readonly HandSeat[]): Seat => {
  const last = table.button ?? -1;
  const order = seats.map((_, at) => at).toSorted((one, other) => after(seats, one, last) - after(seats, other, last));
  if (sheet.game !== 'ba-cay' && sheet.game !== 'xi-dach') return order[0] ?? 0;
  const needed = sheet.unit * 10n * BigInt(seats.length - 1);
  const funds = (seat: Seat): bigint => BigInt(seats[seat]?.funds ?? '0');
  const richest = order.toSorted((one, other) => (funds(other) > funds(one) ? 1 : -1))[0];
  // Who won with ten or a triple takes the bank of ba cây.
  const taker = sheet.game === 'ba-cay' ? seats.findIndex(({ place }) => place === table.winner) : -1;
  if (taker >= 0 && funds(taker) >= needed) return taker;
  return order.find((seat) => funds(seat) >= needed) ?? richest ?? 0;
};

const after = (seats: readonly HandSeat[], seat: Seat, last: number): number =>
  ((seats[seat]?.place ?? 0) - last - 1 + 9) % 9;

const winnerOf = ({ table }: Work, seats: readonly HandSeat[]): Seat | null => {
  const at = seats.findIndex(({ place }) => place === table.winner);
  return at < 0 ? null : at;
};

/** A seed that fits what the seat committed to; false where it does not. */
export const showSeed = (work: Work, place: number, seed: string): boolean => {
  const { hand } = work;
  const commit = hand?.commits.find(({ seat }) => seat === place)?.commit;
  if (!hand || commit === undefined || seatCommitOf(handName(hand), { seat: place, seed }) !== commit) return false;
  setHand(work, { seeds: [...hand.seeds, { seat: place, seed }].toSorted((one, other) => one.seat - other.seat) });
  setSeat(work, place, { seen_at: work.now });
  note(work, { kind: 'hand.reveal', seat: place });
  dealWhenAllAreShown(work);
  return true;
};

const dealWhenAllAreShown = (work: Work): void => {
  if (work.hand && work.hand.seeds.length === work.hand.commits.length) deal(work, work.hand);
};

/** The deck follows from the seeds of all; nobody can change it any more. */
export const deckOfHand = (work: Pick<Work, 'seeds' | 'game'>, hand: HandRow) =>
  deckOf(work.seeds.open(hand), handName(hand), hand.seeds, work.game.cards);

const deal = (work: Work, hand: HandRow): void => {
  const { game, sheet } = work;
  const deck = deckOfHand(work, hand);
  const tree = dealTree(work.seeds.open(hand), handName(hand), deck);
  const stacks = hand.seats.map(({ funds }) => Number(BigInt(funds) / (sheet.chip ?? sheet.unit)));
  const { rules } = rulesOf(game, blindsFactor(sheet, hand.no));
  const state = game.deal(
    {
      ...{ deck, players: hand.seats.length, button: hand.button, winner: hand.winner, stacks },
      ...(hand.blinds && { blinds: hand.blinds }),
    },
    rules,
  );
  setHand(work, { state, root: bytesToHexText(tree.root), status: 'PLAY' });
  note(work, { kind: 'hand.dealt' });
  setClocks(work, null);
};

/** Somebody did not show the seed in time: that seat sits out, and the next hand is opened with the next commitment. */
export const restartHand = (work: Work): void => {
  const hand = work.hand;
  if (!hand) return;
  const shown = new Set(hand.seeds.map(({ seat }) => seat));
  for (const { place } of hand.seats) {
    const seat = seatAt(work, place);
    if (!seat || seat.state === 'LEAVING') continue;
    if (shown.has(place)) backToTable(work, seat);
    else setAway(work, seat);
  }
  setHand(work, { status: 'RESTARTED', ended_at: work.now });
  note(work, { kind: 'hand.restarted' });
  goTo(work, 'PAUSE', work.now);
};
