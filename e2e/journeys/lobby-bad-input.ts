import { overflowOf } from '../fixtures/overflow.ts';
import { expect, ON_PHONE, test, WIDE } from '../fixtures/test.ts';

// The browser logs the refusals, which are tested here.
test.use({ mustBeCalm: false });

const INJECTIONS = [
  "/rng?vendor=JL'%20or%20''='&sort=id;drop%20table%20catalog_game",
  '/rng?q=%25%27%22%3Cscript%3Ealert(1)%3C/script%3E&bet=-1&lines=9e99&volatility=NaN',
  `/rng?label=${'x'.repeat(500)}&tab=nobodys&new=maybe&q=${'y'.repeat(2_000)}`,
];

test(
  '[part of B-07] a lobby reads whatever stands in its address as the plain text it is',
  ON_PHONE,
  async ({ page, site }) => {
    for (const address of INJECTIONS)
      await test.step(address.slice(0, 40), async () => {
        await site.open(address);
        await expect(page.getByText(/^[\d,]+ games?$|^No games/).first()).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
  },
);

test('[R-18] a category that does not exist is a page that says so', WIDE, async ({ page, site }) => {
  await site.open('/poker');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This ride does not exist');
});

test(
  '[E-07] pages that cannot be and filters that are none are refused by name, one far away is empty',
  WIDE,
  async ({ request }) => {
    const ask = async (query: string) => {
      const answer = await request.get(`/wps/relay/game/list?${query}`);
      const { code, value } = (await answer.json()) as {
        readonly code?: string;
        readonly value: { readonly games: readonly unknown[]; readonly totalCount: number } | null;
      };
      return { status: answer.status(), code, value };
    };

    for (const query of ['pageNo=0', 'pageNo=-1', 'gameType=POKER', "vendor=JL'--", 'sort=id;drop', 'colour=red'])
      expect(await ask(query)).toMatchObject({ status: 422, code: 'request.invalid' });
    const far = await ask('pageNo=1000000000&gameType=RNG');
    expect(far).toMatchObject({ status: 200, value: { games: [] } });
    expect(far.value?.totalCount).toBeGreaterThan(0);
  },
);

test('[part of X-01] a list that fails says so, and is tried again with one press', WIDE, async ({ page, site }) => {
  await site.open('/help');
  await page.route('**/wps/relay/game/list?**', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'request.failed', message: 'Gone.', value: null } }),
  );
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fishing' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: /Try again/ });
  await expect(retry.first()).toBeVisible();

  await page.unroute('**/wps/relay/game/list?**');
  await retry.first().click();
  await expect(page.getByText(/^[\d,]+ games?$/)).toBeVisible();
});
