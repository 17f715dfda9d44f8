import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type * as contract from '@fairground/contract/rooms/hands';
import { ALL_ROOMS } from '@fairground/contract/rooms/fields';
import type { CardHandId } from '@fairground/contract/rooms/fields';
import { money } from '@fairground/contract/money';
import { placesOfSeat } from '@fairground/engines/cards/dealt-places';
import { dealTree, saltOf } from '@fairground/engines/cards/hand-deck';
import { writeSeed } from '@fairground/engines/fair/seed';
import { Refusal } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import type { PlayDeps } from '../play/run-table.ts';
import { GAMES } from '../domain/games.ts';
import type { HandState, RoomGame, SeatView } from '../domain/games.ts';
import { PACE, SEED_HIDDEN_MS } from '../domain/pace.ts';
import { BANK_MS, sheetOf, sheetOfCode } from '../domain/rooms.ts';
import { HOUSE_VERSION } from '../domain/house.ts';
import { rulesOf } from '../domain/rules.ts';
import { bytesToHexText } from '../play/hex.ts';
import { deckOfHand, handName } from '../play/open-hand.ts';
import type { HandSeeds } from '../play/hand-seeds.ts';
import { RAKE } from '@fairground/engines/cards/pay-debts';
import { listHandsOf } from '../store/history.ts';
import { listEvents, readHandRow, readRulesOf } from '../store/work.ts';
import type { EventRow, HandRow } from '../tables.ts';
import { shownEvents, shownRoom, viewHand } from './view-table.ts';

type Deps = Pick<RoomsDeps, 'db' | 'clock'> & { readonly seeds: HandSeeds };

const PAGE = 30;
const EVENTS_MAX = 2_000;

export const ownHands = async (
  { db }: Deps,
  member: MemberId,
  { game, tableId, before }: QueryOf<typeof contract.listHands>,
): Promise<ValueOf<typeof contract.listHands>> => {
  const rows = await listHandsOf(db, member, { game, tableId, before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return {
    list: page.map(({ id, table_id, status, ended_at, unit, stake, payout, net, rake, funds, ...row }) => ({
      ...{ handId: id, tableId: table_id, no: row.no, room: row.room, game: row.game, currency: row.currency },
      ...{ unit: money(unit), stake: money(stake), payout: money(payout), net: money(net), rake: money(rake) },
      ...{ before: money(funds), after: money(funds + net), state: status, players: row.players, at: ended_at },
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
};

/** A hand of the member that is over. */
const handOf = async (
  { db }: Deps,
  member: MemberId,
  id: CardHandId,
): Promise<{ readonly hand: HandRow; readonly place: number }> => {
  const hand = await readHandRow(db, id);
  const seat = hand?.seats.find((each) => each.member === member.toString());
  const isPaid = hand?.status === 'SETTLED' || hand?.status === 'VOID';
  if (!hand || !seat || !isPaid) throw new Refusal('rooms.hand-unknown');
  return { hand, place: seat.place };
};

/** The states of a hand as its events made them: the first after the deal, then one after each action. */
const replay = (
  seeds: HandSeeds,
  hand: HandRow,
  { events, rules }: { readonly events: readonly EventRow[]; readonly rules: unknown },
): readonly HandState[] => {
  const game = GAMES[hand.game];
  const chip = sheetOfCode(hand.room, hand.currency)?.chip ?? hand.unit;
  const stacks = hand.seats.map(({ funds }) => Number(BigInt(funds) / chip));
  const deck = deckOfHand({ seeds, game }, hand);
  let state = game.deal(
    {
      ...{ deck, players: hand.seats.length, button: hand.button, winner: hand.winner, stacks },
      ...(hand.blinds && { blinds: hand.blinds }),
    },
    rules,
  );
  return [
    state,
    ...events.map(({ seat, data }) => {
      const at = hand.seats.findIndex(({ place }) => place === seat);
      const applied = data.action === undefined ? undefined : game.apply(state, at, data.action);
      if (applied && !('fault' in applied)) ({ state } = applied);
      return state;
    }),
  ];
};

export const readOwnHand = async (
  deps: Deps,
  member: MemberId,
  id: CardHandId,
): Promise<ValueOf<typeof contract.readHand>> => {
  const { hand, place } = await handOf(deps, member, id);
  const sheet = sheetOfCode(hand.room, hand.currency);
  if (!sheet) throw new Refusal('rooms.room-unknown');
  const all = await listEvents(deps.db, id, { after: 0, limit: EVENTS_MAX });
  const dealtAt = all.findIndex(({ kind }) => kind === 'hand.dealt');
  const events = all.slice(dealtAt + 1).filter(({ data }) => data.action?.do !== 'draft');
  const played = all.slice(dealtAt + 1);
  const game = GAMES[hand.game];
  // By the sheet it was played by, whatever the sheet is today.
  const rules = await readRulesOf(deps.db, hand.rules_hash);
  const states = replay(deps.seeds, hand, { events: played, rules });
  const yours = hand.seats.findIndex((seat) => seat.place === place);
  // What was tried and not laid down is no step of the replay.
  const kept = played.flatMap((event, at) => (events.includes(event) ? [at] : []));
  const views: readonly SeatView[] = [
    ...kept.map((at) => game.view(states[at] as HandState, yours)),
    game.view(states.at(-1) as HandState, yours),
  ];
  return {
    room: shownRoom(sheet, { players: 0, tables: 0 }, true),
    hand: viewHand(hand, { now: deps.clock.now(), place }),
    views: [...views],
    events: [...shownEvents(events)],
  };
};

/** Cards that a seat has seen, by their places of the deck: its own, the open ones, and the board. */
const seenPlaces = (game: RoomGame, hand: HandRow, yours: number, deck: readonly number[]): readonly number[] => {
  if (hand.state === null) return [];
  const view = game.view(hand.state, yours) as unknown as {
    readonly cards?: readonly number[];
    readonly board?: readonly number[];
    readonly shown?: readonly (readonly number[] | null)[] | null;
  };
  const dealt = { players: hand.seats.length, button: hand.button };
  const own = placesOfSeat(dealt, yours, view.cards?.length ?? 0);
  const open = (view.shown ?? []).flatMap((cards, seat) =>
    cards === null ? [] : placesOfSeat(dealt, seat, cards.length),
  );
  const board = (view.board ?? []).map((card) => deck.indexOf(card));
  return [...new Set([...own, ...open, ...board])].toSorted((one, other) => one - other);
};

export const proveHand = async (
  deps: Deps,
  member: MemberId,
  id: CardHandId,
): Promise<ValueOf<typeof contract.readHandProof>> => {
  const { hand, place } = await handOf(deps, member, id);
  const game = GAMES[hand.game];
  // Where hands are folded the seed would uncover them: it is told to the seats of the hand a day later.
  const seedFrom = game.pays === 'pots' ? new Date((hand.ended_at ?? hand.opened_at).getTime() + SEED_HIDDEN_MS) : null;
  const isTold = seedFrom === null || seedFrom <= deps.clock.now();
  const seed = deps.seeds.open(hand);
  const deck = deckOfHand({ seeds: deps.seeds, game }, hand);
  const name = handName(hand);
  const tree = dealTree(seed, name, deck);
  const yours = hand.seats.findIndex((each) => each.place === place);
  const places = isTold && game.pays === 'debts' ? [] : seenPlaces(game, hand, yours, deck);
  return {
    name,
    commitment: hand.commitment,
    serverSeed: isTold ? writeSeed(seed) : null,
    seedFrom,
    seats: hand.seeds.map(({ seat, seed: given }) => ({
      ...{ seat, seed: given },
      commit: hand.commits.find((each) => each.seat === seat)?.commit ?? '',
    })),
    root: hand.root ?? '',
    cards: [...game.cards],
    shown: places.map((at) => ({
      ...{ place: at, card: deck[at] ?? 0, salt: saltOf(seed, name, at) },
      path: tree.prove(at).path.map(bytesToHexText),
    })),
  };
};

/** What a game is played and paid by, for everybody to read. */
export const readRules = async (
  { db, currency, switches }: Pick<PlayDeps, 'db' | 'currency' | 'switches'>,
  game: QueryOf<typeof contract.readRoomRules>['game'],
): Promise<ValueOf<typeof contract.readRoomRules>> => {
  const room = GAMES[game];
  const { rules, hash } = rulesOf(room);
  const sheet = sheetOf({ game, level: 1, style: 'classic' }, currency);
  const { hasHouse } = await switches.readIn(db, ALL_ROOMS);
  return {
    game,
    rules,
    rulesHash: hash,
    rake: { basisPoints: RAKE.basisPoints, capUnits: RAKE.capUnits, of: room.pays === 'pots' ? 'pot' : 'win' },
    turnSeconds: Math.round(sheet.turnMs / 1_000),
    bankSeconds: BANK_MS / 1_000,
    house: { version: HOUSE_VERSION, thinksMs: PACE.thinksMs, isOn: hasHouse },
  };
};
