import type { BodyOf } from '@fairground/contract/endpoint';
import type { placeOrder } from '@fairground/contract/lottery/orders';
import { FAMILIES } from '@fairground/engines/lottery/families';
import { GAMES, playsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { quoteLine } from '@fairground/engines/lottery/order';
import type { Play } from '@fairground/engines/lottery/play';
import { MODES } from '@fairground/engines/lottery/price';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { HOUSE_LIMITS } from '../domain/limits.ts';
import { aHall } from '../testing/hall.ts';

type Order = BodyOf<typeof placeOrder>;

/** What can be typed into a row that offers no keys. */
const TYPED = ['12', '123', '1234', '12345', '12x4', '01 02', '01 02 03', '01 02 03 04', '01 02 03 04 05'];

/** A bet of as few symbols as make one, those of each row beside those of the row before. */
const aContent = ({ shape, read }: Play): string | undefined => {
  const tries = [0, 1, 2, 3, 4, 5, 6].map((more) =>
    shape.rows
      .map(({ symbols, min }, row) => {
        const offered = typeof symbols === 'function' ? TYPED.filter(symbols) : symbols;
        return offered.slice(row, row + min + (row === shape.rows.length - 1 ? more : 0)).join(',');
      })
      .join('|'),
  );
  return tries.find((content) => 'entry' in read(content));
};

const aLine = (game: Game, mode: PrizeMode) => {
  const { usual: series } = MODES[mode].series;
  for (const play of playsOf(game, mode)) {
    const content = aContent(play);
    const read = content === undefined ? undefined : play.read(content);
    if (content === undefined || read === undefined || 'fault' in read) continue;
    const bets = play.bets(read.entry);
    const line = { play: play.code, content, unit: 'whole', multiple: 1, bets } as const;
    const quote = quoteLine({ ...line, game, mode, series, shownBets: bets }, HOUSE_LIMITS);
    if ('amount' in quote) return { lines: [line], amount: quote.amount, prizeMode: mode, prizeGroup: series };
  }
  throw new Error(`${game.code} sells nothing in ${mode}.`);
};

/** The first game of every family, in every mode it is played in. */
const OFFERED = (Object.keys(FAMILIES) as readonly Game['family'][]).flatMap((family) => {
  const game = GAMES.find((one) => one.family === family);
  if (!game) throw new Error(`No game is of ${family}.`);
  return game.modes.map((mode) => ({ family, game, mode }));
});

test('[part of A-03] a bet is bought, drawn and settled in every family and every mode it is played in', async () => {
  const database = await testDatabase();
  const { anIssue, passTime, takeAll, aPlayer, cashOf, place, orderOf, wallet, betting } = await aHall(database);
  const funds = 10_000_000_000;
  const ann = await aPlayer(funds);
  const bought = [];
  for (const { family, game, mode } of OFFERED) {
    const numero = await anIssue(game.code);
    const order: Order = {
      clientOrderId: `family-${game.code}-${mode}`,
      gameCode: game.code,
      numero,
      ...aLine(game, mode),
    };
    bought.push({ family, mode, numero, order: (await place(ann, order)).order });
  }

  for (const { numero } of bought) await passTime(numero);
  await takeAll();

  const settled = await Promise.all(bought.map(async ({ order }) => orderOf(ann, order)));
  expect(settled.map(({ state }) => /^(?:WON|LOST)$/.test(state))).toEqual(settled.map(() => true));
  const staked = settled.reduce((sum, { amount }) => sum + amount, 0n);
  const won = settled.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n);
  const rebates = settled.reduce((sum, { rebate }) => sum + rebate, 0n);
  expect(BigInt(await cashOf(ann))).toBe(BigInt(funds) - staked + won + rebates);
  expect(new Set(bought.map(({ family }) => family)).size).toBe(Object.keys(FAMILIES).length);
  expect(new Set(bought.map(({ mode }) => mode))).toEqual(new Set(Object.keys(MODES)));
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
