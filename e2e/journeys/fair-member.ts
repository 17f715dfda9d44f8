import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { isAwake } from '../fixtures/test.ts';

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
