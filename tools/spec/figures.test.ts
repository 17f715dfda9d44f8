import { expect, test } from 'vitest';
import { pagerWindow } from '../../ui/src/pager-window.ts';
import { registerBody } from '../../web/src/features/account/model/register-body.ts';
import { announcementsQuery, tickerQuery } from '../../web/src/features/announcements/api/announcements-query.ts';
import { recentQuery } from '../../web/src/features/games/api/own-games.ts';
import { hotGamesQuery, popularGamesQuery } from '../../web/src/features/games/api/shelf-queries.ts';
import { numbersQuery } from '../../web/src/features/lottery/api/lottery-queries.ts';
import { firstGamesQuery } from '../../web/src/shared/games/first-games-query.ts';

/** The figures of a row that stands across the site: here, because no feature may look into another. */

const queryOf = ({
  queryKey: [, { query }],
}: {
  readonly queryKey: readonly [string, { query?: unknown }, ...unknown[]];
}) => query;

test('[B-03] the site asks for 42 games a page, 20 popular ones and 100 numbers, as client 3 and platform 2 and W, registers by WEB, and pages by three with one at either end', () => {
  const registered = registerBody({
    form: {
      ...{ mode: 'register', rules: {}, hasSmsVerification: false, hasMobilePassword: false, hasLinkCode: false },
      ...{ today: '2026-11-15', minimumAge: 18 },
    },
    values: {},
    countryDialingCode: '',
    termsVersion: '1',
    link: { affiliateCode: '', referralCode: null, host: 'play.example', url: 'https://play.example/register' },
  });
  const pages = pagerWindow({ page: 10, pageCount: 20 });

  expect(queryOf(firstGamesQuery('rng'))).toMatchObject({ pageSize: '42', clientType: '3' });
  expect(queryOf(recentQuery('lan'))).toMatchObject({ clientType: '3' });
  expect(queryOf(popularGamesQuery('rng'))).toMatchObject({ count: '20' });
  expect(queryOf(hotGamesQuery())).toMatchObject({ isPlatform: '2' });
  expect(queryOf(numbersQuery('VN'))).toEqual({ count: '100' });
  for (const query of [announcementsQuery(), tickerQuery(false), tickerQuery(true)])
    expect(queryOf(query)).toMatchObject({ platform: 'W' });
  expect(registered.registerMethod).toBe('WEB');
  expect(pages.map((step) => (step.kind === 'page' ? step.page : '…'))).toEqual([1, '…', 9, 10, 11, '…', 20]);
});
