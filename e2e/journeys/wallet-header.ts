import { leaveTab, openDoor } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { headerBalance, openAccount, openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { openPrizePayer } from '../fixtures/prizes.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { hearsAsMember, WIDE } from '../fixtures/test.ts';

test.beforeEach(async ({ site, page, person, request }) => {
  // A colour on its way to another is neither; these pages are looked at while they change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
  await site.open('/help');
});

test('[L-06] [part of A-07] the header shows the balance, hides it behind stars and remembers that', async ({
  page,
  isMobile,
}) => {
  await expect(headerBalance(page)).toHaveText(/^1,000\.00\s*₫$/);
  const around = isMobile ? await openAccount(page) : page.getByRole('banner');

  await around.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(headerBalance(page)).toContainText('******');
  await expect(headerBalance(page)).not.toContainText('1,000');
  await page.reload();
  await expect(headerBalance(page)).toContainText('******');

  const again = isMobile ? await openAccount(page) : page.getByRole('banner');
  await again.getByRole('button', { name: 'Show the balance' }).click();
  await expect(headerBalance(page)).toContainText('1,000.00');
});

test('[part of A-07] pressing refresh many times asks the server once a second at most', async ({ page, isMobile }) => {
  await expect(headerBalance(page)).toContainText('1,000.00');
  const around = isMobile ? await openAccount(page) : page.getByRole('banner');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/v2/wallets/balance')) asked += 1;
  });

  const refresh = around.getByRole('button', { name: 'Refresh the balance' });
  const answered = page.waitForResponse('**/wps/v2/wallets/balance');
  await refresh.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await answered;

  expect(asked).toBe(1);
});

test('[part of A-07] money that moves is shown at once, and a late answer never brings the old balance back', async ({
  page,
  isMobile,
  product,
  operate,
}) => {
  await expect(headerBalance(page)).toContainText('1,000.00');
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const authorization = `Bearer ${token}`;
  const old = await (await page.request.get('/wps/v2/wallets/balance', { headers: { authorization } })).text();
  const info = await page.request.get('/wps/member/info', { headers: { authorization } });
  const { value: member } = (await info.json()) as { readonly value: { readonly id: string } };
  const prizes = await openPrizePayer(product.url, operate);

  await hearsAsMember(page);
  await prizes.pay(member.id, '250');
  await expect(headerBalance(page)).toContainText('1,250.00');

  // From here on the server's answers are those of before the prize, as if they had been on their way for long.
  await page.route('**/wps/v2/wallets/balance', (route) =>
    route.fulfill({ body: old, contentType: 'application/json' }),
  );
  const around = isMobile ? await openAccount(page) : page.getByRole('banner');
  const answered = page.waitForResponse('**/wps/v2/wallets/balance');
  await around.getByRole('button', { name: 'Refresh the balance' }).click();
  await answered;
  await expect(around.getByRole('button', { name: 'Refresh the balance' })).not.toHaveAttribute('aria-busy', 'true');

  await expect(headerBalance(page)).toContainText('1,250.00');
});

test('[L-06] [T-02] the avatar leads to the centre, the records and the way out, and to the agent centre for agents only', async ({
  page,
  person,
  operate,
}) => {
  const panel = await openAccount(page);
  for (const entry of ['My account', 'Account record', 'Betting record', 'Sign out'])
    await expect(panel.getByRole('button', { name: entry })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Agent centre' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);

  await operate('member', 'flag', person.username, 'agent');
  await page.evaluate(() => sessionStorage.setItem('isAgent', '1'));
  await page.reload();
  await expect((await openAccount(page)).getByRole('button', { name: 'Agent centre' })).toBeVisible();
});

test('the header of a member fits every width between a tablet and a desk', WIDE, async ({ page }) => {
  await expect(headerBalance(page)).toBeVisible();

  for (const width of [768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
  }
});

test('[L-06] deposit and withdraw lead to their pages of the centre', async ({ page, isMobile }) => {
  if (isMobile) await openAccount(page);
  const around = isMobile ? page.getByRole('dialog') : page.getByRole('banner');

  await around.getByRole('button', { name: 'Deposit' }).click();

  const centre = page.getByRole('dialog', { name: 'Member centre' });
  await expect(centre.getByRole('heading', { level: 3, name: 'Deposit' })).toBeVisible();
  await expect(centre).toContainText('Opening soon');
});

test('[part of C-03] with a wallet for each vendor money is moved there and fetched back in one press', async ({
  page,
  operate,
}) => {
  const vendor = `W${Date.now() % 100_000}X`;
  await operate('wallet', 'offer', vendor, 'open');
  await operate('wallet', 'mode', 'per-vendor');
  try {
    const centre = await openCentre(page, 'Wallet');
    await centre.getByRole('combobox', { name: 'To' }).click();
    await page.getByRole('option', { name: vendor }).click();
    await centre.getByLabel('Amount').fill('400');
    await centre.getByRole('button', { name: 'Transfer now' }).click();
    const row = centre.getByRole('listitem').filter({ hasText: vendor });
    await expect(row).toContainText('X400.00');
    await expect(row.getByRole('button')).toBeEnabled();
    expect(await accessibilityFaults(page)).toEqual([]);

    await centre.getByLabel('Amount').fill('601');
    await centre.getByRole('button', { name: 'Transfer now' }).click();
    await expect(centre.getByText('There is not that much in this wallet.')).toBeVisible();

    await centre.getByRole('button', { name: 'Bring everything back' }).click();
    await expect(row).toContainText('X0.00');
    await expect(centre.locator('dl > div').filter({ hasText: 'Main wallet' })).toContainText('1,000.00');
    await expect(headerBalance(page)).toContainText('1,000.00');
  } finally {
    await operate('wallet', 'mode', 'single');
    await operate('wallet', 'offer', vendor, 'closed');
  }
});

test('[part of C-08] the account record tells every movement with the balance after it, by kind and by day', async ({
  page,
}) => {
  const centre = await openCentre(page, 'Account record');
  const record = centre.getByRole('row').or(centre.getByRole('listitem')).filter({ hasText: 'Promotion' });
  await expect(record).toContainText('+1,000.00');

  await centre.getByRole('button', { name: 'Withdrawals' }).click();
  await expect(centre.getByText('Nothing moved in these days')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await centre.getByRole('button', { name: 'Show all kinds' }).click();
  await expect(record).toContainText('+1,000.00');
});

test.describe('a trial account', () => {
  test.beforeEach(async ({ page }) => {
    await leaveTab(page, '/help');
    await openDoor(page, 'EN', 'login');
    await page.getByRole('button', { name: 'Try for free' }).click();
    await expect(headerBalance(page)).toBeVisible();
  });

  test('[T-03] [T-02] sees its play credits and is told that money needs a real account', async ({
    page,
    isMobile,
  }) => {
    if (isMobile) await openAccount(page);
    const around = isMobile ? page.getByRole('dialog') : page.getByRole('banner');

    await around.getByRole('button', { name: 'Deposit' }).click();

    const told = page.getByRole('dialog').filter({ hasText: 'This needs a real account' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('dialog', { name: 'Member centre' })).toHaveCount(0);
  });
});
