import type { Page, Response } from '@playwright/test';
import { faultsInside } from '../fixtures/accessibility.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { ownProduct } from '../fixtures/own-product.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';
import { runTool } from '../fixtures/tools.ts';
import { watchPage } from '../fixtures/watch.ts';

type Entry = { readonly path: string };
type Offers = Readonly<Record<'pages' | 'lists' | 'queues', readonly Entry[]>>;

/** One page of so many is looked at in the other theme too: most are drawn by the same few parts. */
const LIGHT_EVERY = 8;
const ON_PHONE = { width: 390, height: 844 } as const;

/** Goes there as a link of the console does, and waits until everything of the new page was read. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', `/console${to}`);
  }, path);
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
  await isRead(page);
};

const isRead = (page: Page): Promise<void> =>
  expect(page.locator('main :is([aria-busy="true"], .sheen)')).toHaveCount(0);

/** What is wrong with what is open: a part that could not be drawn or read, or what axe finds in it. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const failures = await page.locator('main [role="alert"]').allTextContents();
  return [...failures, ...(await faultsInside(page, 'main', { only: 'all' }))];
};

const faultsInLight = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  const faults = await faultsInside(page, 'main', { only: 'colours' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  return faults.map((fault) => `light: ${fault}`);
};

/** Rows of a list are drawn by one component: the first five of each are looked at, for a hundred take a minute. */
const showFewRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main :is(tbody > tr, ol > li):nth-child(n + 6) { display: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Opens the record of the first row, where there is one; beside its list or in its place. */
const openFirst = async (page: Page): Promise<boolean> => {
  const row = page.locator('main [data-row-link]').first();
  if ((await row.count()) === 0) return false;
  await row.evaluate((link: HTMLElement) => link.click());
  await isRead(page);
  return true;
};

test(
  'every page of the console is drawn, answers and is accessible, with a record of each list, and every queue on a phone',
  WIDE,
  async ({ browser }, info) => {
    info.setTimeout(600_000);
    const product = await ownProduct({ MODE: 'sandbox' });
    try {
      await product.start();
      const data = { DATA_FOLDER: product.dataFolder };
      await runTool('seed.ts', ['demo'], data);
      const token = (await runTool('testing/staff-token.ts', [], data)).trim();
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        colorScheme: 'dark',
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      const watch = await watchPage(page);
      await page.addInitScript((staff) => sessionStorage.setItem('staff-token', staff), token);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (isFailure(answer)) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      const desk = page.waitForResponse('**/bo/desk');
      await page.goto('/console');
      const { value } = (await (await desk).json()) as { readonly value: { readonly offers: Offers } };
      const { pages, lists, queues } = value.offers;
      await showFewRows(page);
      const faults: string[] = [];
      const note = (where: string, found: readonly string[]) =>
        faults.push(...[...found, ...refused.splice(0)].map((fault) => `${where}: ${fault}`));

      await test.step('every page, list and queue on a wide screen', async () => {
        const entries = [{ path: '/sessions' }, { path: '/' }, ...pages, ...lists, ...queues];
        for (const [place, { path }] of entries.entries()) {
          await visit(page, path);
          if (place % LIGHT_EVERY === 0) note(path, await faultsInLight(page));
          const isOpen = await openFirst(page);
          note(isOpen ? `${path} (with its first row)` : path, await faultsOf(page));
          // A record that opens beside its list was looked at together with it.
          if (!isOpen || (await page.locator('main [data-row-link]').count()) > 0) continue;
          await visit(page, path);
          note(path, await faultsOf(page));
        }
      });

      await test.step('every tab of a member', async () => {
        await visit(page, '/members');
        const account = page.locator('main [data-row-link]').first();
        const key = /open=member:(?<key>\d+)/.exec((await account.getAttribute('href')) ?? '')?.groups?.['key'];
        await visit(page, `/members/${key}`);
        const tabs = page.locator('main [role="tab"]');
        for (const tab of await tabs.all()) {
          await tab.click();
          await isRead(page);
          note(`member, ${await tab.textContent()}`, await faultsOf(page));
        }
      });

      await test.step('every queue on a phone', async () => {
        await page.setViewportSize(ON_PHONE);
        for (const { path } of [...queues, { path: '/approvals' }]) {
          await visit(page, path);
          note(`${path} on a phone`, await faultsOf(page));
          expect(await overflowOf(page), `${path} is as wide as a phone`).toBeLessThanOrEqual(0);
        }
      });

      expect([...faults, ...(await watch.faults())]).toEqual([]);
    } finally {
      await product.dispose();
    }
  },
);

/** A call of staff that was refused or failed; no page asks for what this person may not read. */
const isFailure = (answer: Response): boolean =>
  new URL(answer.url()).pathname.startsWith('/bo/') && answer.status() >= 400;
