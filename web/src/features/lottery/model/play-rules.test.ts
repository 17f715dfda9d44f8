import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { GAMES, gameOf, playOf, playsOf } from '@fairground/engines/lottery/games';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { MODES } from '@fairground/engines/lottery/price';
import { expect, test } from 'vitest';
import { returnText, tierRulesOf } from './play-rules.ts';

const numbers = createNumbers(SEED_STYLE);

const ruleOf = (code: string, mode: PrizeMode, playCode: string) => {
  const game = gameOf(code);
  const play = game && playOf(game, mode, playCode);
  if (game === undefined || play === undefined) throw new Error(`${code} has no ${playCode}.`);
  return [game, play, MODES[mode].series.usual] as const;
};

const returned = (code: string, mode: PrizeMode, play: string): string =>
  returnText(...ruleOf(code, mode, play), numbers);

const tiers = (code: string, mode: PrizeMode, play: string): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    tierRulesOf(...ruleOf(code, mode, play), numbers).map(({ tier, chance, odds }) => [tier, [chance, odds]]),
  );

test('what comes back of a play is its series, whatever a bet wins as', () => {
  const others = new Map<string, string>();
  for (const game of GAMES)
    for (const mode of game.modes)
      for (const play of playsOf(game, mode)) {
        const { usual } = MODES[mode].series;
        const shown = returnText(game, play, usual, numbers);
        if (shown !== numbers.percent(usual / 20)) others.set(`${game.code} ${play.code}`, shown);
      }

  // The prizes of these are published, or shared among those who win: no series makes them.
  expect(Object.fromEntries(others)).toEqual({
    'MY4D big.straight': '64%',
    'MY4D big.box': '64%',
    'MY4D big.roll': '64%',
    'MY4D big.shared-box': '64% – 66.72%',
    'MY4D small.straight': '65%',
    'MY4D small.box': '65%',
    'MY4D small.roll': '65%',
    'MY4D small.shared-box': '65% – 65.28%',
    'MY4D four-a.straight': '60%',
    'MY4D three-a.last3': '66%',
    'MY4D three-abc.last3': '66%',
    'SG4D big.straight': '65.9%',
    'SG4D big.box': '65.9%',
    'SG4D big.roll': '65.9%',
    'SG4D big.shared-box': '65.76% – 65.88%',
    'SG4D small.straight': '58%',
    'SG4D small.box': '58%',
    'SG4D small.roll': '58%',
    'SG4D small.shared-box': '57.84% – 58%',
    'SG4D four-a.straight': '60%',
    'SG4D three-a.last3': '66%',
    'SG4D three-abc.last3': '66%',
    'TOTO649 six.system': '53.54%',
    'TOTO649 six.roll': '53.54%',
    'MEGA645 six.system': '54.99%',
    'MEGA645 six.roll': '54.99%',
    'POWER655 six.system': '54.97%',
    'POWER655 six.roll': '54.97%',
  });
});

test('a play whose bets differ shows one return all the same, if all get it', () => {
  expect(returned('LAO4', 'SEA', 'set.four')).toBe('98%');
  expect(returned('SSC1M', 'Elott', 'duel.pair')).toBe('97.8%');
  expect(returned('KL8_5M', 'Elott', 'ticket.10')).toBe('97.8%');
});

test('đá shows how likely a pair is and what a pair pays, not the halves it is paid in', () => {
  // Two given numbers are both among the 27 of the north once in 18.22 boards, as in lô xiên.
  expect(tiers('MB1M', 'Elott', 'da.one')['pick2']).toEqual([tiers('MB1M', 'Elott', 'xien.2')['all']?.[0], '855.97']);
  expect(tiers('MB1M', 'Elott', 'xien.2')['all']?.[0]).toBe('1 : 18.22');
});

test('the chance of a stake that buys several lots counts all of them, of one for each lot its own', () => {
  expect(tiers('MB1M', 'Elott', 'lo.2')['all']?.[0]).toBe('1 : 100');
  expect(tiers('MB1M', 'Elott', 'lo.2-one-price')['all']?.[0]).toBe('1 : 3.7');
  expect(tiers('THAI_GOV', 'SEA', 'front3.typed')['all']).toEqual(['1 : 500', '490']);
});
