import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { isAwake } from '../fixtures/test.ts';

test('a draw is repeated by hand in the browser, without a network, and a changed seed is found out', async ({
  page,
  site,
  context,
}) => {
  await site.open('/fair');
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Try the example' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading', { name: 'The seeds fit' })).toBeVisible();
  await expect(result).toContainText('e15d3d30 78d1e8a0');
  await expect(result.getByRole('list', { name: 'The result' })).toHaveText('41.12');

  await page.getByLabel('Server seed').fill('ff'.repeat(31) + '00');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(result.getByRole('heading', { name: 'Not verified: another seed' })).toBeVisible();
  await context.setOffline(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('what is no proof is said to be none, in both languages', async ({ page, site }) => {
  await site.open('/fair', { language: 'TY' });
  await page.getByText('Bằng chứng của ván').click();
  await page.getByRole('textbox', { name: 'Bằng chứng' }).fill('{"round": 1}');
  await page.getByRole('button', { name: 'Kiểm chứng', exact: true }).click();

  await expect(page.getByText('Đây không phải bằng chứng của một ván.')).toBeVisible();
});

test('[part of C-07] a played round stands in the betting record and is verified from there with two clicks', async ({
  page,
  site,
  person,
  request,
}, info) => {
  info.setTimeout(info.timeout + 60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
  await site.prefer({ language: 'EN' });
  const game = await openArcade(page, (await houseGames(request)).get('Dice') ?? '');
  await game.round();
  await page.goto('/help');
  await isAwake(page);

  const centre = await openCentre(page, 'Betting record');
  await expect(centre.getByText('Dice').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await centre
    .getByRole('link', { name: /Verify/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/fair\?round=\d+$/);
  await expect(page.getByRole('heading', { name: 'Still sealed' })).toBeVisible();
  await page.getByRole('button', { name: 'Change seeds and reveal this one' }).click();
  await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Revealed seeds' })).toContainText('1 round');
  expect(await accessibilityFaults(page)).toEqual([]);
});
