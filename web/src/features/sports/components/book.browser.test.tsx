import { parseMoney } from '@fairground/contract/money';
import type { Fixture, Market } from '@fairground/contract/sports/endpoints';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { keepFixtures, keepTold } from '../hooks/live-store.ts';
import { clearSlip } from '../hooks/slip-store.ts';
import { Book } from './book.tsx';
import { Match } from './match.tsx';
import type { FixtureId } from '@fairground/contract/sports/fields';

let version = 0;

const market = (
  type: string,
  id: string,
  odds: Readonly<Record<string, number>>,
  change: Partial<Market> = {},
): Market => ({
  ...{ marketId: id, type, period: 'ft', lineQuarters: 0, variant: '', status: 'OPEN', version },
  ...change,
  selections: Object.entries(odds).map(([code, oddsMilli]) => ({ id: `${id}:${code}`, code, oddsMilli })),
});

const fixture = (change: Partial<Fixture> = {}): Fixture => ({
  ...{ fixtureId: 7n as FixtureId, sport: 'FOOTBALL', competition: { code: 'mekong', name: 'Mekong league' } },
  ...{ home: { name: 'Cần Thơ', short: 'CTH' }, away: { name: 'Mỹ Tho', short: 'MTH' } },
  ...{ startsAt: new Date('2026-11-17T08:00:00Z'), state: 'PREMATCH', isSimulated: true },
  clock: { seconds: 0, at: new Date('2026-11-17T05:00:00Z'), isRunning: false, speed: 1 },
  ...{ score: { home: 0, away: 0 }, periods: [], redCards: { home: 0, away: 0 }, marketCount: 3, version },
  markets: [
    market('1x2', '11', { h: 1_850, d: 3_400, a: 4_200 }),
    market('ah', '12', { h: 1_900, a: 1_920 }, { lineQuarters: -2 }),
    market('ou', '13', { over: 1_880, under: 1_940 }, { lineQuarters: 10 }),
  ],
  ...change,
});

const LIMITS = { minStake: parseMoney('1000'), maxStake: parseMoney('5000000') };
const quote = (oddsMilli: number, combo: object | null = null) => ({
  legs: [
    {
      ...{ selectionId: '11:h', fixtureId: 7n, sport: 'FOOTBALL', home: 'Cần Thơ', away: 'Mỹ Tho', type: '1x2' },
      ...{ period: 'ft', lineQuarters: 0, variant: '', code: 'h', oddsMilli, status: 'OPEN', isLive: false, ...LIMITS },
    },
  ],
  ...{ combo, comboRefusal: null, systems: [], delaySeconds: 0 },
});

const answers = (shown: Fixture) => ({
  'sports.list-competitions': {
    list: [{ code: 'mekong', sport: 'FOOTBALL', name: 'Mekong league', open: 1, live: 0 }],
  },
  'sports.read-coupon': { serverTime: new Date('2026-11-17T05:00:00Z'), list: [shown], next: null },
  'sports.quote-slip': quote(1_850),
  'sports.read-fixture': {
    ...{ serverTime: new Date('2026-11-17T05:00:00Z'), fixture: shown },
    ...{ incidents: [{ kind: 'GOAL', side: 'home', second: 620 }], proof: null },
  },
});

const HOME_WINS = 'Cần Thơ – Mỹ Tho: Match result, Cần Thơ, 1.85';

beforeEach(() => {
  // The store of prices outlives a test: every one of them has newer versions.
  version += 100;
  clearSlip();
});
afterEach(clearSlip);

const drawBook = async () => {
  const shown = fixture();
  await renderOnSite(<Book face="SPORTS" competition="mekong" />, { answers: answers(shown) });
  await page.getByText('Today', { exact: true }).first().click();
  return shown;
};

const cell = (name: string) => page.getByRole('button', { name }).first();

test('a price has a name with match, market, selection and odds, and goes onto the slip and off it again', async () => {
  await drawBook();
  await cell(HOME_WINS).click();

  await expect.element(cell(HOME_WINS)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('textbox', { name: 'Stake on Cần Thơ' })).toBeVisible();

  await cell(HOME_WINS).click();
  await expect.element(page.getByText('Your slip is empty')).toBeVisible();
});

test('what a bet returns follows each keystroke, and a stake outside the limits is told', async () => {
  await drawBook();
  await cell(HOME_WINS).click();
  const stake = page.getByRole('textbox', { name: 'Stake on Cần Thơ' });

  await stake.fill('10000');
  await expect.element(page.getByText('18,500.00 ₫').first()).toBeVisible();

  await stake.fill('100');
  await expect.element(page.getByText('The smallest stake is 1,000.')).toBeVisible();
});

test('a price that falls is shown old and new; one that is suspended keeps its place and cannot be pressed', async () => {
  const shown = await drawBook();
  await cell(HOME_WINS).click();
  const moved = { ...market('1x2', '11', { h: 1_800, d: 3_400, a: 4_200 }), version: version + 1 };

  keepFixtures([{ ...shown, version: version + 1, markets: [moved] }]);
  await expect.element(page.getByText('1.85 is now 1.80')).toBeVisible();

  keepFixtures([
    { ...shown, version: version + 2, markets: [{ ...moved, status: 'SUSPENDED', version: version + 2 }] },
  ]);
  await expect.element(page.getByText('Suspended. Wait or remove it.')).toBeVisible();
  await expect
    .element(cell('Cần Thơ – Mỹ Tho: Match result, Draw, suspended'))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a visitor is asked to log in, and arrow keys move between prices', async () => {
  await drawBook();
  await cell(HOME_WINS).click();
  await expect.element(page.getByRole('button', { name: 'Log in and place' })).toBeVisible();

  cell(HOME_WINS).element().focus();
  await userEvent.keyboard('{ArrowRight}');

  await expect.poll(() => document.activeElement?.textContent).toContain('Draw, 3.40');
});

test('odds are written in the format that was chosen, and the amount means what it says', async () => {
  await drawBook();
  await page.getByRole('combobox', { name: 'Odds' }).selectOptions('indonesian');
  await page
    .getByRole('button', { name: /Match result, Cần Thơ, \u22121/ })
    .first()
    .click();

  await expect.element(page.getByText('To win', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Odds' }).selectOptions('decimal');
});

test('the page of a match has its score, its markets by tabs, and what happened', async () => {
  const live = fixture({ state: 'LIVE', score: { home: 1, away: 0 } });
  await renderOnSite(<Match fixtureId={7n as FixtureId} />, { answers: answers(live) });

  await expect.element(page.getByText('1 : 0').first()).toBeVisible();
  await expect.element(page.getByText('Goal: Cần Thơ')).toBeVisible();
  await page.getByRole('tab', { name: 'Handicap' }).click();
  await expect.element(page.getByText('Asian handicap')).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /Match result/ }).elements()).toHaveLength(0);
});

test('the page of a live match says what its feed counts and who presses, in words as well as in bars', async () => {
  const stats = {
    ...{ attacks: { home: 31, away: 22 }, shots: { home: 7, away: 3 } },
    ...{ onTarget: { home: 4, away: 1 }, corners: { home: 5, away: 2 }, momentum: [10, -30, 55] },
  };
  await renderOnSite(<Match fixtureId={7n as FixtureId} />, { answers: answers(fixture({ state: 'LIVE', stats })) });

  await expect.element(page.getByText('Cần Thơ are pressing')).toBeVisible();
  const shots = page.getByRole('region', { name: 'Statistics' }).getByText('Cần Thơ 4, Mỹ Tho 1');
  await expect.element(shots).toBeInTheDocument();
});

test('what the server tells of a match is shown without a call: a price, its score, and an older one is left out', async () => {
  const live = fixture({ state: 'LIVE', version: version + 5 });
  await renderOnSite(<Match fixtureId={7n as FixtureId} />, { answers: answers(live) });
  await expect.element(cell(HOME_WINS)).toBeVisible();
  const { state, clock, periods, redCards, marketCount } = live;
  const progress = { state, clock, periods, redCards, marketCount };

  keepTold('7', {
    prices: [['11:h', 1_700, 'OPEN', version + 6]],
    progress: { ...progress, score: { home: 2, away: 1 }, version: version + 6 },
  });
  keepTold('7', {
    prices: [['11:h', 9_900, 'OPEN', version + 1]],
    progress: { ...progress, score: { home: 0, away: 0 }, version: version + 1 },
  });

  await expect.element(cell('Cần Thơ – Mỹ Tho: Match result, Cần Thơ, 1.70')).toBeVisible();
  await expect.element(page.getByText('2 : 1').first()).toBeVisible();
});

test('a long list goes on where it ended, and a match with a star stands among the favourites', async () => {
  const [first, second] = [fixture(), fixture({ fixtureId: 8n as FixtureId, home: { name: 'Huế', short: 'HUE' } })];
  const serverTime = new Date('2026-11-17T05:00:00Z');
  let page2 = false;
  const coupon = () => (page2 ? { serverTime, list: [second], next: null } : { serverTime, list: [first], next: 7n });
  await renderOnSite(<Book face="SPORTS" competition="mekong" />, {
    answers: { ...answers(first), 'sports.read-coupon': coupon },
  });
  await page.getByText('Today', { exact: true }).first().click();
  await expect.element(cell(HOME_WINS)).toBeVisible();

  page2 = true;
  await page.getByRole('button', { name: 'Show more matches' }).click();
  await expect.element(page.getByText('Huế').first()).toBeVisible();
  await expect.element(cell(HOME_WINS)).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Show more matches' }).elements()).toHaveLength(0);

  await page.getByRole('button', { name: 'Follow Huế – Mỹ Tho' }).click();
  await page.getByRole('button', { name: /^Favourites/ }).click();
  await expect.element(page.getByRole('button', { name: 'Stop following Huế – Mỹ Tho' })).toBeVisible();
});

test('a competition with a star stands first in the tree, and its matches are among the favourites', async () => {
  const shown = fixture();
  const tree = ['red-river', 'mekong'].map((code) => ({
    ...{ code, sport: 'FOOTBALL', name: code === 'mekong' ? 'Mekong league' : 'Red river league', open: 1, live: 0 },
  }));
  await renderOnSite(<Book face="SPORTS" />, {
    answers: { ...answers(shown), 'sports.list-competitions': { list: tree } },
  });
  await page.getByText('Today', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Follow Mekong league' }).click();

  await expect
    .element(page.getByRole('navigation', { name: 'Competitions' }).getByRole('link').nth(1))
    .toHaveTextContent('Mekong leagueFollowed1');
  await page.getByRole('button', { name: /^Favourites/ }).click();
  await expect.element(page.getByRole('button', { name: 'Stop following Mekong league' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop following Mekong league' }).click();
  await expect.poll(() => page.getByText('Followed', { exact: true }).elements()).toHaveLength(0);
});
