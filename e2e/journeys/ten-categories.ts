import { randomUUID } from 'node:crypto';
import { test } from '../fixtures/accounts.ts';
import { playerOf } from '../fixtures/calls.ts';
import { openAccount } from '../fixtures/join.ts';
import { expect, WIDE } from '../fixtures/test.ts';

type Game = {
  readonly nodeId: string;
  readonly gameId: string;
  readonly vassalage: string;
  readonly gameType: string;
  readonly gameClassify: string;
  readonly code: string;
  readonly defaultPlayType: string;
};
type Session = { readonly token: string; readonly definition: { readonly bet: { readonly min: string } } };
type Limits = { readonly spots: readonly { readonly spot: string }[] };
type Table = { readonly round: { readonly number: number } };
type Mode = { readonly mode: string; readonly stakeUnits: number; readonly series: { readonly usual: number } };
type Issues = { readonly list: readonly { readonly numero: string }[] };
type Seats = { readonly seats: readonly { readonly seat: number; readonly isYou: boolean }[] };
type Match = {
  readonly state: string;
  readonly markets: readonly {
    readonly status: string;
    readonly selections: readonly { readonly id: string; readonly oddsMilli: number }[];
  }[];
};

type Player = ReturnType<typeof playerOf>;

/** The session of a game in a frame: launched as the site does, opened as the game's client does. */
const sitDown = async ({ send }: Player, game: Game) => {
  const { nodeId, gameId, vassalage } = game;
  const { game_url } = await send<{ readonly game_url: string }>('/wps/game/launchGame', { nodeId, gameId, vassalage });
  const code = new URL(game_url, 'http://localhost').hash.replace('#code=', '');
  return send<Session>('/wps/studio/open', { code, vendor: vassalage });
};

const spin = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const choice = { kind: 'slot', mode: 'base' };
  const order = { token, requestId: randomUUID(), bet: definition.bet.min, choice };
  expect(await player.send('/wps/studio/play', order)).toMatchObject({ round: { stake: definition.bet.min } });
};

const fish = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const room = await player.send<Seats & { readonly seat: number }>('/wps/studio/fishing/sit', {
    token,
    bet: definition.bet.min,
  });
  expect(room.seats).toContainEqual(expect.objectContaining({ seat: room.seat, isYou: true }));
};

const betAtTable = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const { limits } = await player.send<{ readonly limits: Limits }>('/wps/studio/table/enter', { token });
  const spot = limits.spots[0]?.spot;
  // Between two rounds a table takes no bets.
  await expect(async () => {
    const { view } = await player.send<{ readonly view: Table }>('/wps/studio/table/watch', { token, version: null });
    const bets = [{ spot, amount: definition.bet.min }];
    const order = { token, requestId: randomUUID(), number: view.round.number, bets };
    const seat = { stake: definition.bet.min };
    expect(await player.send('/wps/studio/table/bets', order)).toMatchObject({ view: { seat } });
  }).toPass({ timeout: 60_000 });
};

/** The digits of a direct play, by the word it begins with. */
const DIGITS: Readonly<Record<string, string>> = { top3: '1|2|3', four: '1|2|3|4', five: '1|2|3|4|5' };

const isOfDigits = ({ defaultPlayType }: Game): boolean => (defaultPlayType.split('.')[0] ?? '') in DIGITS;

/** One line of the play the lottery opens with, on the issue that sells. */
const buyTicket = async ({ ask, send }: Player, { code: gameCode, defaultPlayType: play }: Game): Promise<void> => {
  const { modes } = await ask<{ readonly modes: readonly [Mode] }>('/lgw/plays', { gameCode });
  const [{ mode, stakeUnits, series }] = modes;
  // A draw may begin between the question for the issue and the order.
  await expect(async () => {
    const { list } = await ask<Issues>('/lgw/numeros/chase', { gameCode, count: 1 });
    const line = { play, content: DIGITS[play.split('.')[0] ?? ''], unit: 'whole', multiple: 100, bets: 1 };
    const amount = `${stakeUnits * 100}.0000`;
    const answer = await send('/lgw/bets', {
      ...{ clientOrderId: randomUUID(), gameCode, numero: list[0]?.numero, amount },
      ...{ prizeMode: mode, prizeGroup: series.usual, lines: [line] },
    });
    expect(answer).toMatchObject({ order: { amount } });
  }).toPass({ timeout: 60_000 });
};

const takeSeat = async (player: Player, { code, nodeId }: Game): Promise<void> => {
  const order = { room: code, nodeId, requestId: randomUUID() };
  type Taken = { readonly table: Seats & { readonly yourSeat: number } };
  const { table } = await player.send<Taken>('/wps/relay/rooms/quick-seat', order);
  expect(table.seats).toContainEqual(expect.objectContaining({ seat: table.yourSeat, isYou: true }));
};

/** On a match that has not begun, at the price that is shown. */
const betOn =
  (sport: string) =>
  async (player: Player): Promise<void> => {
    await expect(async () => {
      const { list } = await player.ask<{ readonly list: readonly Match[] }>('/wps/relay/sports/coupon', {
        sport,
        range: 'all',
      });
      const next = list.find(({ state }) => state === 'PREMATCH');
      const choice = next?.markets.find(({ status }) => status === 'OPEN')?.selections[0];
      const legs = [{ selectionId: choice?.id, oddsMilli: choice?.oddsMilli }];
      const order = { requestId: randomUUID(), kind: 'SINGLE', legs, stake: '1000.0000', accept: 'any' };
      expect(await player.send('/wps/relay/sports/bets', order)).toMatchObject({ bet: { state: 'ACCEPTED' } });
    }).toPass({ timeout: 60_000 });
  };

/** How a member stakes in a game of each category. */
const PLAYED: readonly (readonly [
  string,
  (player: Player, game: Game) => Promise<void>,
  ((game: Game) => boolean)?,
])[] = [
  ['RNG', spin],
  ['INHOUSE', spin, ({ gameClassify }) => gameClassify === 'SLOT'],
  ['FISH', fish],
  ['LIVE', betAtTable],
  ['PVP', takeSeat],
  ['ELOTT', buyTicket, isOfDigits],
  ['LOTT', buyTicket, isOfDigits],
  ['SPORTS', betOn('FOOTBALL')],
  ['ESPORTS', betOn('ESPORTS')],
  ['COCKFIGHT', betOn('COCKFIGHT')],
];

test(
  '[A-01] the catalogue lists games in ten categories, and a member stakes in one of each: a spin, a seat, a ticket, a market',
  WIDE,
  async ({ request, person }) => {
    const { token } = await openAccount(request, person);
    const player = playerOf(request, token);

    for (const [category, play, fits = () => true] of PLAYED)
      await test.step(category, async () => {
        const query = { clientType: 3, gameType: category };
        const { games } = await player.ask<{ readonly games: readonly Game[] }>('/wps/relay/game/list', query);
        // Which games come first changes with what other journeys open. Those of the simulated vendor have pages of its own.
        const game = games.find((each) => each.vassalage !== 'SIM' && fits(each));
        expect(game?.gameType).toBe(category);
        if (game) await play(player, game);
      });
  },
);
