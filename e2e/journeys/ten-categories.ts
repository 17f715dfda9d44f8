import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { test } from '../fixtures/accounts.ts';
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
type Answer = { readonly success: boolean; readonly value: any; readonly code?: string };
type Match = {
  readonly state: string;
  readonly markets: readonly {
    readonly status: string;
    readonly selections: readonly { readonly id: string; readonly oddsMilli: number }[];
  }[];
};

/** A member who plays by the calls of the site, without drawing a page. */
const playerOf = (request: APIRequestContext, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    const { success, value, code } = (await answer.json()) as Answer;
    expect(success, `${answer.url()} answers ${code}`).toBe(true);
    return value;
  };
  const ask = async (path: string, params: Record<string, string | number> = {}) =>
    read(await request.get(path, { headers, params }));
  const send = async (path: string, data: object) => read(await request.post(path, { headers, data }));
  return { ask, send };
};
type Player = ReturnType<typeof playerOf>;

/** The session of a game in a frame: launched as the site does, opened as the game's client does. */
const sitDown = async ({ send }: Player, game: Game) => {
  const { nodeId, gameId, vassalage } = game;
  const { game_url } = await send('/wps/game/launchGame', { nodeId, gameId, vassalage });
  const code = new URL(game_url, 'http://localhost').hash.replace('#code=', '');
  return send('/wps/studio/open', { code, vendor: vassalage });
};

const spin = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const choice = { kind: 'slot', mode: 'base' };
  const order = { token, requestId: randomUUID(), bet: definition.bet.min, choice };
  expect((await player.send('/wps/studio/play', order)).round).toMatchObject({ stake: definition.bet.min });
};

const fish = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const room = await player.send('/wps/studio/fishing/sit', { token, bet: definition.bet.min });
  expect(room.seats).toContainEqual(expect.objectContaining({ seat: room.seat, isYou: true }));
};

const betAtTable = async (player: Player, game: Game): Promise<void> => {
  const { token, definition } = await sitDown(player, game);
  const { limits } = await player.send('/wps/studio/table/enter', { token });
  const { spot } = limits.spots[0];
  // Between two rounds a table takes no bets.
  await expect(async () => {
    const { view } = await player.send('/wps/studio/table/watch', { token, version: null });
    const bets = [{ spot, amount: definition.bet.min }];
    const order = { token, requestId: randomUUID(), number: view.round.number, bets };
    expect((await player.send('/wps/studio/table/bets', order)).view.seat).toMatchObject({
      stake: definition.bet.min,
    });
  }).toPass({ timeout: 60_000 });
};

/** The digits of a direct play, by the word it begins with. */
const DIGITS: Readonly<Record<string, string>> = { top3: '1|2|3', four: '1|2|3|4', five: '1|2|3|4|5' };

/** One line of the play the lottery opens with, on the issue that sells. */
const buyTicket = async ({ ask, send }: Player, { code: gameCode, defaultPlayType: play }: Game): Promise<void> => {
  const { modes } = await ask('/lgw/plays', { gameCode });
  const { mode, stakeUnits, series } = modes[0];
  // A draw may begin between the question for the issue and the order.
  await expect(async () => {
    const { list } = await ask('/lgw/numeros/chase', { gameCode, count: 1 });
    const line = { play, content: DIGITS[play.split('.')[0] ?? ''], unit: 'whole', multiple: 100, bets: 1 };
    const amount = `${stakeUnits * 100}.0000`;
    const { order } = await send('/lgw/bets', {
      ...{ clientOrderId: randomUUID(), gameCode, numero: list[0].numero, amount },
      ...{ prizeMode: mode, prizeGroup: series.usual, lines: [line] },
    });
    expect(order).toMatchObject({ amount });
  }).toPass({ timeout: 60_000 });
};

const takeSeat = async (player: Player, { code, nodeId }: Game): Promise<void> => {
  const { table } = await player.send('/wps/relay/rooms/quick-seat', { room: code, nodeId, requestId: randomUUID() });
  expect(table.seats).toContainEqual(expect.objectContaining({ seat: table.yourSeat, isYou: true }));
};

/** On a match that has not begun, at the price that is shown. */
const betOn =
  (sport: string) =>
  async (player: Player): Promise<void> => {
    await expect(async () => {
      const { list } = await player.ask('/wps/relay/sports/coupon', { sport, range: 'all' });
      const next = (list as readonly Match[]).find(({ state }) => state === 'PREMATCH');
      const choice = next?.markets.find(({ status }) => status === 'OPEN')?.selections[0];
      const legs = [{ selectionId: choice?.id, oddsMilli: choice?.oddsMilli }];
      const order = { requestId: randomUUID(), kind: 'SINGLE', legs, stake: '1000.0000', accept: 'any' };
      expect((await player.send('/wps/relay/sports/bets', order)).bet).toMatchObject({ state: 'ACCEPTED' });
    }).toPass({ timeout: 60_000 });
  };

/** How a member stakes in a game of each category. */
const PLAYED: readonly (readonly [string, (player: Player, game: Game) => Promise<void>, string?])[] = [
  ['RNG', spin],
  ['INHOUSE', spin, 'SLOT'],
  ['FISH', fish],
  ['LIVE', betAtTable],
  ['PVP', takeSeat],
  ['ELOTT', buyTicket],
  ['LOTT', buyTicket],
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

    for (const [category, play, kind] of PLAYED)
      await test.step(category, async () => {
        const { games } = await player.ask('/wps/relay/game/list', { clientType: 3, gameType: category });
        const game = (games as readonly Game[]).find(({ gameClassify }) => (kind ?? gameClassify) === gameClassify);
        expect(game?.gameType).toBe(category);
        if (game) await play(player, game);
      });
  },
);
