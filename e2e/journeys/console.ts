import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { ownProduct } from '../fixtures/own-product.ts';
import { enrolmentLinks, staffEnrol, staffLogin } from '../fixtures/staff.ts';
import { expect, test, WIDE } from '../fixtures/test.ts';

const PASSWORD = 'seven quiet lanterns';
const CHANGE = 'works at the risk desk';

const openConsole = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
  return context.newPage();
};

/** Looks at everything, then at the colours of the other theme. */
const isCleanInBothThemes = async (page: Page): Promise<void> => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
  });
  expect(await contrastFaults(page)).toEqual([]);
};

test(
  'a change for two people goes through the console: one holds it, the other approves it, and its maker cannot',
  WIDE,
  async ({ browser }, info) => {
    info.setTimeout(300_000);
    const product = await ownProduct({ MODE: 'sandbox' });
    try {
      const links = enrolmentLinks(await product.start());
      expect(links).toHaveLength(2);
      const maker = await openConsole(browser, product.url);
      const checker = await openConsole(browser, product.url);

      await test.step('a link of the first start makes a staff account, and a code opens a session', async () => {
        await staffLogin(maker, { link: links[0] ?? '', name: 'first', password: PASSWORD });
        await expect(maker.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
        await isCleanInBothThemes(maker);
      });

      await test.step('the maker invites somebody, whose link is shown once and works in the browser', async () => {
        await maker.goto('/console/staff');
        await maker.getByRole('button', { name: 'Invite' }).click();
        await maker.getByRole('textbox', { name: 'Name' }).fill('third');
        await maker.getByRole('textbox', { name: 'Reason' }).fill('joins the risk desk');
        await maker.getByRole('button', { name: 'Make the change' }).click();
        const shown = await maker.getByText(/console\/enrol#enrol_/).textContent();
        await maker.getByRole('button', { name: 'Close' }).last().click();
        const newcomer = await openConsole(browser, product.url);
        await staffEnrol(newcomer, { link: new URL(shown ?? '', product.url).href, password: PASSWORD });
      });

      await test.step('the maker asks for roles; nothing has changed, and the maker has no Approve', async () => {
        await maker.goto('/console/staff');
        await maker.getByRole('link', { name: 'third' }).click();
        await expect(maker.getByRole('region', { name: 'Open record' })).toContainText('third');
        await maker.getByRole('button', { name: 'Change roles' }).click();
        await maker.getByRole('checkbox', { name: 'Risk' }).click();
        await maker.getByRole('textbox', { name: 'Reason' }).fill(CHANGE);
        await maker.getByRole('button', { name: 'Send for approval' }).click();
        await maker.getByRole('link', { name: 'Open it' }).click();
        await expect(maker.getByRole('heading', { name: 'Change of roles' })).toBeVisible();
        await expect(maker.getByText('You asked for this. Somebody else decides it.')).toBeVisible();
        await expect(maker.getByRole('button', { name: 'Take back' })).toBeVisible();
        await expect(maker.getByRole('button', { name: 'Approve' })).toBeHidden();
        await isCleanInBothThemes(maker);
      });

      await test.step('somebody else finds it among the approvals on a phone, compares and approves it', async () => {
        await checker.setViewportSize({ width: 390, height: 844 });
        await staffLogin(checker, { link: links[1] ?? '', name: 'second', password: PASSWORD });
        await expect(checker.getByTestId('approvals-count')).toHaveText('1');
        await checker.getByTestId('approvals-count').click();
        await expect(checker.getByRole('listitem').filter({ hasText: 'Change of roles' })).toContainText(CHANGE);
        await isCleanInBothThemes(checker);
        await checker.getByRole('link', { name: /^\d+$/ }).click();
        await expect(checker.getByRole('row', { name: /^Roles .*Risk$/ })).toBeVisible();
        await isCleanInBothThemes(checker);
        await checker.getByRole('button', { name: 'Approve' }).click();
        await checker.getByRole('textbox', { name: 'Reason' }).fill('agreed with the desk');
        await checker.getByRole('button', { name: 'Make the change' }).click();
        await expect(checker.getByText('Executed', { exact: true })).toBeVisible();
      });

      await test.step('the maker sees it done, with the name of the other in the audit trail', async () => {
        await maker.goto('/console/staff');
        await expect(maker.getByRole('row', { name: /third/ })).toContainText('Risk');
        await maker.goto('/console/audit?action=operators.change-roles');
        await expect(maker.getByRole('region', { name: 'Audit trail' })).toContainText('operators.change-roles');
      });

      await test.step('no page of players loads anything of the console', async () => {
        const player = await openConsole(browser, product.url);
        const asked: string[] = [];
        player.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await player.goto('/');
        await player.waitForLoadState('load');
        expect(asked.filter((path) => path.startsWith('/console') || path.startsWith('/bo/'))).toEqual([]);
      });
    } finally {
      await product.dispose();
    }
  },
);
