import type { Fixture } from '@fairground/contract/sports/endpoints';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { SearchPalette } from './search-palette.tsx';

const match: Fixture = {
  ...{ fixtureId: 7n as FixtureId, sport: 'FOOTBALL', competition: { code: 'mekong', name: 'Mekong league' } },
  ...{ home: { name: 'Cần Thơ', short: 'CTH' }, away: { name: 'Mỹ Tho', short: 'MTH' } },
  ...{ startsAt: new Date('2026-11-17T08:00:00Z'), state: 'PREMATCH', isSimulated: true, marketCount: 0, version: 1 },
  clock: { seconds: 0, at: new Date('2026-11-17T05:00:00Z'), isRunning: false, speed: 1 },
  ...{ score: { home: 0, away: 0 }, periods: [], redCards: { home: 0, away: 0 }, markets: [] },
};

test('the palette finds the next matches of a team by two letters of its name', async () => {
  await renderOnSite(<SearchPalette onClose={() => undefined} />, {
    answers: {
      'sports.list-competitions': { list: [] },
      'sports.read-coupon': { serverTime: new Date('2026-11-17T05:00:00Z'), list: [match], next: null },
    },
  });
  await expect.poll(() => page.getByText('Cần Thơ – Mỹ Tho').elements()).toHaveLength(0);

  await page.getByRole('combobox').fill('ca');

  await expect.element(page.getByText('Cần Thơ – Mỹ Tho')).toBeVisible();
  await expect.element(page.getByText('Matches', { exact: true })).toBeVisible();
});
