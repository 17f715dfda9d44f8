import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { expect, NARROW, test, WIDE } from '../fixtures/test.ts';

// Without a network the browser logs every failed call.
test.use({ mustBeCalm: false });

test(
  'a draw is repeated by hand in the browser, without a network, and a changed seed is found out',
  WIDE,
  async ({ page, site, context }) => {
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
  },
);

test('what is no proof is said to be none, in Vietnamese too', NARROW, async ({ page, site }) => {
  await site.open('/fair', { language: 'TY', theme: 'light' });
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByText('Bằng chứng của ván', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Bằng chứng', exact: true }).fill('{"round": 1}');
  await page.getByRole('button', { name: 'Kiểm chứng', exact: true }).click();

  await expect(page.getByText('Đây không phải bằng chứng của một ván.')).toBeVisible();
});
