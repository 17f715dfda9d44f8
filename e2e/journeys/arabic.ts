import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@fairground/contract/language';
import { arabicUrl } from '../fixtures/admin.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { SHAPES } from '../fixtures/routes.ts';
import { pictured } from '../fixtures/pictured.ts';
import { BOTH, expect, test, WIDE } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';

test.use({ baseURL: arabicUrl });

const LOCALES = join(import.meta.dirname, '../../locales');
const FROM_THE_RIGHT: ReadonlySet<string> = new Set(['UR', 'AR', 'FA']);

test.describe('in pictures', () => {
  test.use({ isDrawnWhole: true });

  test(
    '[B-01] the site as shipped speaks Vietnamese and English, every listed language has a catalogue, and one that is written from right to left is laid out so, bars and all, and looks as it should',
    BOTH,
    async ({ page, site, isMobile }) => {
      await test.step('as shipped, and what could be chosen', async () => {
        const spoken = new Set<string>();
        for (const { code, tag, direction } of LANGUAGES) {
          expect(readdirSync(join(LOCALES, code)), code).toContain('common.json');
          const headers = { cookie: `lang=${code}` };
          const html = await (await page.request.get(`${process.env['SITE_URL']}/help`, { headers })).text();
          if (html.includes(`<html lang="${tag}"`)) spoken.add(code);
          expect(direction, code).toBe(FROM_THE_RIGHT.has(code) ? 'rtl' : 'ltr');
        }
        expect([...spoken].toSorted()).toEqual(['EN', 'TY']);
      });

      // What runs along is half off the screen at any moment; it is judged where it stands still.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open('/', { language: 'AR' });
      await pictured(page);

      await expect.soft(page).toHaveScreenshot('home-arabic.png');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      const width = await page.evaluate(() => innerWidth);
      if (!isMobile) {
        const rail = await page.locator('[data-rail-bar]').boundingBox();
        expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeGreaterThan(width - 2);
      }
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
});

/** Where bars, grids, boards and forms stand; `npm test -- full` walks every shape of a page. */
const WALKED =
  process.env['FULL'] === undefined
    ? ['/', '/rng', '/lottery', '/vnlottery', '/promotions', '/help', '/down', '/fair', '/register', '/login']
    : SHAPES;

test('no page is wider than the screen from right to left', WIDE, async ({ page, site }) => {
  for (const path of WALKED) {
    await site.open(path, { language: 'AR' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await overflowOf(page);
      // Half a pixel is rounded up.
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
