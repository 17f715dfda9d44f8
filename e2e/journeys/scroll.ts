import { expect, test, WIDE } from '../fixtures/test.ts';

const scrollTop = () => Math.round(document.documentElement.scrollTop);

test('[R-13] a link leads to the top of its page with the focus on the heading, and a hash to its target', async ({
  page,
  site,
}) => {
  await site.open('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(scrollTop)).toBeGreaterThan(100);

  await link.click();

  await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeFocused();
  await expect.poll(() => page.evaluate(scrollTop)).toBe(0);

  const target = page
    .locator('main [id]')
    .filter({ has: page.locator('h3, summary') })
    .last();
  const id = (await target.getAttribute('id')) ?? '';
  expect(id).not.toBe('');
  await site.open(`/help#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').first();
  const hash = (await section.getAttribute('href')) ?? '';
  await section.click();
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('[R-13] moving between categories scrolls smoothly to the top', WIDE, async ({ page, site }) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(globalThis, { askedScrolls: asked });
    const scroll = globalThis.scrollTo.bind(globalThis);
    globalThis.scrollTo = (...args: unknown[]) => {
      asked.push(args[0]);
      Reflect.apply(scroll, globalThis, args);
    };
  });
  await site.open('/rng');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Fishing' }).click();
  await expect(page).toHaveURL(/\/fish$/);

  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(globalThis, 'askedScrolls')))
    .toContainEqual({ top: 0, behavior: 'smooth' });
});
