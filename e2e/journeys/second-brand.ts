import { readFileSync } from 'node:fs';
import { brandSchema } from '@fairground/contract/brand';
import type { Page } from '@playwright/test';
import { request as requests } from '@playwright/test';
import { houseGames, openArcade } from '../fixtures/arcade.ts';
import { DEVELOPER_KEY } from '../fixtures/captcha.ts';
import { headerBalance } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { ownProduct } from '../fixtures/own-product.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

const person = { username: 'lumina27', password: 'violetHarbour27', mobile: '', email: 'lumina@example.com' };
const brand = brandSchema.parse(
  JSON.parse(readFileSync(new URL('../../brands/lumen-hall/brand.json', import.meta.url), 'utf8')),
);

/** Words of the first brand: its name, its currency, its sign. */
const FIRST_BRAND = /fairground|₫|\bVND\b/i;

/** Everything a page shows or tells a browser about itself. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      ...Array.from(document.querySelectorAll('meta[content]'), (meta) => meta.getAttribute('content') ?? ''),
      ...Array.from(document.querySelectorAll('[aria-label], [alt], [title]'), (part) =>
        ['aria-label', 'alt', 'title'].map((name) => part.getAttribute(name) ?? '').join(' '),
      ),
      document.body.innerText,
    ].join('\n'),
  );

/** The tinted darks of the first brand, whose hue is 272 to 276, as a browser writes the colours it draws. */
const firstBrandDarks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOfFirstBrand = ([chroma, hue]: readonly [number, number]): boolean =>
      chroma > 0.012 && chroma < 0.062 && hue > 269 && hue < 279;
    const polar = (a: number, b: number): readonly [number, number] => [
      Math.hypot(a, b),
      ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    ];
    const tintsOf = (drawn: string) => [
      ...Array.from(drawn.matchAll(/oklch\([\d.]+ ([\d.]+) ([\d.]+)/g), ([, c, h]) => [Number(c), Number(h)] as const),
      ...Array.from(drawn.matchAll(/oklab\([\d.]+ (-?[\d.]+) (-?[\d.]+)/g), ([, a, b]) => polar(Number(a), Number(b))),
    ];
    const parts = ['color', 'background-color', 'background-image', 'border-top-color', 'box-shadow', 'fill', 'stroke'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return parts
          .filter((part) => tintsOf(style.getPropertyValue(part)).some(isOfFirstBrand))
          .map((part) => `${element.tagName}.${element.getAttribute('class') ?? ''} ${part}`);
      }),
    );
  });

const coloursOf = (page: Page, theme: 'dark' | 'light'): Promise<Record<string, string>> =>
  page.evaluate(
    ([name, tokens]) => {
      document.documentElement.dataset['theme'] = name;
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(tokens.map((token) => [token, style.getPropertyValue(`--${token}`).trim()]));
    },
    [theme, Object.keys(brand.theme.colours[theme])] as const,
  );

test(
  'a second brand is walked from home to the wallet, and nothing of the first one is left',
  WIDE,
  async ({ browser }, info) => {
    info.setTimeout(300_000);
    // Rehearsed as a sandbox, so that the journey can read its letters.
    const product = await ownProduct({ BRAND: 'lumen-hall', MODE: 'sandbox', DEVELOPER_KEY });
    try {
      await product.start();
      const context = await browser.newContext({
        baseURL: product.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const request = await requests.newContext({ baseURL: product.url });

      await test.step('home is in its language, its words and its colours', async () => {
        await page.goto('/');
        await expect(page).toHaveTitle(/· Lumen Hall$/);
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
        expect(await wordsOf(page)).not.toMatch(FIRST_BRAND);
        for (const theme of ['dark', 'light'] as const)
          expect(await coloursOf(page, theme)).toEqual(brand.theme.colours[theme]);
        const manifest = await (await request.get('/site.webmanifest')).json();
        expect(manifest).toMatchObject({ name: 'Lumen Hall', theme_color: brand.theme.ground.light });
        expect(JSON.stringify(manifest)).not.toMatch(FIRST_BRAND);
      });

      await test.step('pages written for all brands name this one alone', async () => {
        // Not /fair: its formulas contain the tags of the proofs, which belong to the platform.
        for (const path of ['/help', '/promotions', '/pointMall', '/ranks', '/responsible', '/live']) {
          await page.goto(path);
          await expect(page.locator('main h1').first()).toBeVisible();
          expect(await wordsOf(page), path).not.toMatch(FIRST_BRAND);
        }
      });

      await test.step('nothing is drawn in a dark of the first brand, in either theme', async () => {
        for (const path of ['/', '/rng', '/live', '/lottery', '/help']) {
          await page.goto(path);
          await expect(page.locator('main h1').first()).toBeVisible();
          for (const theme of ['dark', 'light'] as const) {
            await coloursOf(page, theme);
            expect(await firstBrandDarks(page), `${path} ${theme}`).toEqual([]);
          }
        }
      });

      await test.step('its second language is as whole as its first', async () => {
        const again = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block', locale: 'vi-VN' });
        await again.addCookies([{ name: 'lang', value: 'TY', url: product.url }]);
        const vietnamese = await again.newPage();
        for (const path of ['/', '/help', '/promotions']) {
          await vietnamese.goto(path);
          await expect(vietnamese.locator('main h1').first()).toBeVisible();
          expect(await vietnamese.locator('html').getAttribute('lang')).toBe('vi');
          expect(await wordsOf(vietnamese), path).not.toMatch(FIRST_BRAND);
        }
        await again.close();
      });

      await test.step('a member registers, is logged in and has the gift in the own currency', async () => {
        await page.goto('/register');
        expect(await wordsOf(page)).not.toMatch(FIRST_BRAND);
        await join(page, request, person, { proves: true });
        await page.goto('/');
        await expect(headerBalance(page).first()).toHaveText(/^50\u202f000,00\s*\$$/);
      });

      await test.step('a round is played', async () => {
        const game = await openArcade(page, (await houseGames(request)).get('Dice') ?? '');
        await game.round();
        expect(await wordsOf(page)).not.toMatch(FIRST_BRAND);
      });

      await test.step('the wallet and a letter speak of this brand alone', async () => {
        await page.goto('/memberCenter');
        await expect(headerBalance(page).first()).toContainText('$');
        expect(await wordsOf(page)).not.toMatch(FIRST_BRAND);
        const token = await page.evaluate(() => sessionStorage.getItem('token'));
        const headers = { authorization: `Bearer ${token}` };
        const data = { channel: 'email', email: person.email };
        await request.post('/wps/relay/member/contact/code', { headers, data });
        await expect(async () => {
          const letters = await request.get('/wps/relay/sandbox/outbox', {
            headers: { 'x-developer-key': DEVELOPER_KEY },
          });
          const text = await letters.text();
          expect(text).toContain('Lumen Hall');
          expect(text).not.toMatch(FIRST_BRAND);
        }).toPass({ timeout: 30_000 });
      });
      await context.close();
    } finally {
      await product.dispose();
    }
  },
);
