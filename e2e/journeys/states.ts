import type { Locator, Page } from '@playwright/test';
import { faultsInside } from '../fixtures/accessibility.ts';
import { test as memberTest } from '../fixtures/accounts.ts';
import { openAccount, openCentre } from '../fixtures/centre-steps.ts';
import { englishIn } from '../fixtures/foreign-words.ts';
import { join } from '../fixtures/join.ts';
import { look, VISITS } from '../fixtures/settings.ts';
import type { Setting, Visit } from '../fixtures/settings.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

type Language = Setting['language'];

const WORDS = {
  EN: { login: 'Log in', register: 'Sign up', announcements: 'Announcements', account: 'My account' },
  TY: { login: 'Đăng nhập', register: 'Đăng ký', announcements: 'Thông báo', account: 'Tài khoản của tôi' },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;

/** What a visitor can open over a page, whatever its width. */
const POPUPS: readonly (readonly [string, (page: Page, language: Language) => Promise<void>])[] = [
  ['login', (page, language) => page.getByRole('banner').getByRole('button', { name: WORDS[language].login }).click()],
  [
    'registration',
    (page, language) => page.getByRole('banner').getByRole('button', { name: WORDS[language].register }).click(),
  ],
  [
    'announcements',
    (page, language) =>
      page.getByRole('contentinfo').getByRole('button', { name: WORDS[language].announcements }).click(),
  ],
  ['search', (page) => page.keyboard.press('Control+k')],
];

test(
  '[part of L-12] what a visitor opens over a page fits in every pair of width, theme and language, has no English in Vietnamese and no accessibility fault in either theme',
  WIDE,
  async ({ page, site }) => {
    for (const { language, looks } of VISITS) {
      await page.setViewportSize({ width: looks[0]?.width ?? 1440, height: 900 });
      await site.open('/no/such/page', { language });
      for (const [name, open] of POPUPS)
        await test.step(`${name} in ${language}`, async () => {
          for (const [index, setting] of looks.entries()) {
            await look(page, setting);
            const popup = page.getByRole('dialog');
            // One with another layout at another width may close.
            if (!(await popup.isVisible())) await open(page, language);
            await expect(popup).toBeVisible();
            await isGood(page, popup, { language, isFirst: index === 0 });
          }
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
    }
  },
);

memberTest(
  '[part of C-01] every page of the personal centre fits in every pair of width, theme and language, has no English in Vietnamese and no accessibility fault in either theme',
  WIDE,
  async ({ page, site, request, person }) => {
    memberTest.setTimeout(300_000);
    await join(page, request, person);
    for (const visit of VISITS)
      for (const [index, setting] of visit.looks.entries())
        await memberTest.step(`${visit.language} at ${setting.width} px, ${setting.theme}`, async () => {
          if (index === 0) {
            await page.setViewportSize({ width: setting.width, height: 900 });
            // A small page: a look of Axe at a popup walks through all that is under it.
            await site.open('/no/such/page', { language: visit.language });
          }
          await look(page, setting);
          await walkCentre(page, { ...visit, isFirst: index === 0 });
        });
  },
);

type Walk = Pick<Visit, 'language'> & { readonly isFirst: boolean };

const walkCentre = async (page: Page, { language, isFirst }: Walk): Promise<void> => {
  const panel = await openAccount(page, language);
  await isGood(page, panel, { language, isFirst });
  await page.keyboard.press('Escape');
  const centre = await openCentre(page, WORDS[language].account, language);
  const entries = centre.getByRole('navigation').getByRole('button');
  const back = centre.getByRole('button', { name: language === 'TY' ? 'Về menu' : 'Back to the menu' });
  if (await back.isVisible()) await back.click();
  const count = await entries.count();
  expect(count).toBe(14);
  for (let entry = 0; entry < count; entry += 1) {
    if (await back.isVisible()) await back.click();
    await entries.nth(entry).click();
    await expect(centre.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await isGood(page, centre, { language, isFirst });
  }
  await page.keyboard.press('Escape');
  await expect(centre).toHaveCount(0);
};

/** Names and roles do not depend on the language, and colours only on the theme: faults are looked for once in each theme. */
const isGood = async (page: Page, popup: Locator, { language, isFirst }: Walk): Promise<void> => {
  const wider = (element: HTMLElement): number =>
    Math.max(document.documentElement.scrollWidth - innerWidth, element.scrollWidth - element.clientWidth);
  expect(await popup.evaluate(wider)).toBeLessThanOrEqual(0);
  if (language !== 'TY') return;
  expect(await englishIn(page)).toEqual([]);
  expect(await faultsInside(page, '[role=dialog]', { only: isFirst ? 'all' : 'colours' })).toEqual([]);
};
