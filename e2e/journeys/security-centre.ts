import { expectLoggedIn, logIn, openDoor } from '../fixtures/account-steps.ts';
import { accessibilityFaults, contrastFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { choosePage, openAccount, openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { isAwake, WIDE } from '../fixtures/test.ts';
import { totpCode } from '../fixtures/totp.ts';

test.beforeEach(async ({ site, page, person, request }) => {
  test.setTimeout(120_000);
  // A colour on its way to another is neither; these pages are looked at while they change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
  await site.open('/help');
});

const MENU = [
  'My account',
  'Wallet',
  'Deposit',
  'Withdraw',
  'Transfer to upline',
  'Betting record',
  'Account record',
  'Personal loss',
  'Bonus details',
  'Reward centre',
  'Invite friends',
  'Missions',
  'Platform information',
  'Rebate',
];

test('[part of C-01] the centre has its entries in their order and a close button, and every page opens', async ({
  page,
  isMobile,
}) => {
  const centre = await openCentre(page, 'My account');
  if (isMobile) await centre.getByRole('button', { name: 'Back to the menu' }).click();
  const entries = centre.getByRole('navigation').getByRole('button');
  await expect(entries).toHaveText(MENU);

  for (const name of [...MENU.slice(1), 'My account']) {
    await choosePage(centre, name);
    await expect(centre.getByRole('heading', { level: 3, name, exact: true })).toBeFocused();
  }
  await centre.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
  await expect(centre).toHaveCount(0);
});

test('[part of C-02] the account has no accessibility fault in either theme', async ({ page, isMobile }) => {
  await openCentre(page, 'My account');
  await expect(page.getByText('protections are on')).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  if (isMobile) return;

  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await openCentre(page, 'My account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(await contrastFaults(page)).toEqual([]);
});

test('[part of C-02] a member changes the nickname and the picture, and the header shows both', async ({ page }) => {
  const centre = await openCentre(page, 'My account');
  await centre.getByRole('button', { name: 'Change your nickname' }).click();
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Lantern');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(centre.getByRole('heading', { name: 'Lantern' })).toBeVisible();

  await centre.getByRole('button', { name: 'Change your picture' }).click();
  const third = page.getByRole('radio', { name: 'Picture 3' });
  await page.locator('label').filter({ has: third }).click();
  await expect(third).toBeChecked();
  const chosen = await third.inputValue();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Change your picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('banner').locator(`img[src="${chosen}"]`)).toBeVisible();
  await expect(await openAccount(page)).toContainText('Lantern');
});

test('[part of C-02] the payment password follows its rule and differs from the login password', async ({
  page,
  person,
}) => {
  const centre = await openCentre(page, 'My account');
  await centre.getByRole('button', { name: 'Set up: Payment password' }).click();
  const form = page.getByRole('dialog', { name: 'Set the payment password' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill in this field.')).toHaveCount(3);

  await form.getByLabel('Your login password').fill('not-mine-at-all');
  await form.getByLabel('New payment password').fill('270418');
  await form.getByLabel('The same once more').fill('270418');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The password is not right.')).toBeVisible();

  await form.getByLabel('Your login password').fill(person.password);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(centre.getByRole('button', { name: 'Change: Payment password' })).toBeVisible();
});

test('[part of C-02] a mailbox is confirmed by the code sent there, and login alerts go to it', async ({
  page,
  person,
  newestTo,
}) => {
  const centre = await openCentre(page, 'My account');
  await centre.getByRole('button', { name: 'Confirm: E-mail address' }).click();
  const form = page.getByRole('dialog', { name: 'Confirm an e-mail address' });
  await form.getByRole('textbox', { name: 'E-mail address' }).fill(person.email);
  await form.getByRole('button', { name: 'Get code' }).click();
  const { code } = await newestTo(person.email);
  await form.getByLabel('Verification code').fill(code ?? '');
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(centre.getByRole('button', { name: 'Change: E-mail address' })).toBeVisible();

  const alerts = centre.getByRole('switch', { name: 'Login alerts by e-mail' });
  const before = await alerts.isChecked();
  const answered = page.waitForResponse('**/wps/relay/member/login-alerts');
  await alerts.click();
  expect((await answered).ok()).toBe(true);
  await expect(alerts).toBeChecked({ checked: !before });
});

test('[part of C-02] an authenticator is set up by its first code and tells recovery codes once', async ({
  page,
  person,
}) => {
  const centre = await openCentre(page, 'My account');
  await centre.getByRole('button', { name: 'Set up: Authenticator app' }).click();
  await page.getByLabel('Your login password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const scan = page.getByRole('dialog', { name: 'Scan with your app' });
  await expect(scan.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const key = await scan.locator('.font-mono').innerText();

  await scan.getByLabel('Code of the authenticator').fill(totpCode(key, new Date()));

  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
  await codes.getByRole('checkbox', { name: 'I have put them in a safe place' }).check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(centre.getByText('10 codes left')).toBeVisible();
  await expect(centre.getByRole('button', { name: 'Switch off: Authenticator app' })).toBeVisible();
});

test('[part of C-02] a session elsewhere is seen and ended from here', async ({ page, person, browser, product }) => {
  const elsewhere = await (await browser.newContext({ baseURL: product.url })).newPage();
  await elsewhere.context().addCookies([{ name: 'lang', value: 'EN', url: product.url }]);
  await elsewhere.goto('/help');
  await isAwake(elsewhere);
  await openDoor(elsewhere, 'EN', 'login');
  await logIn(elsewhere, 'EN', person.username, person.password);
  await expectLoggedIn(elsewhere, 'EN');

  const centre = await openCentre(page, 'My account');
  await centre.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(centre.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);

  await elsewhere.reload();
  await expect(elsewhere.getByRole('dialog')).toBeVisible();
  await elsewhere.context().close();
});

test(
  '[part of C-02] a passkey is made on this device and removed with the password',
  WIDE,
  async ({ page, person }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const centre = await openCentre(page, 'My account');
    await centre.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('My laptop');
    await form.getByLabel('Your login password').fill(person.password);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(centre.getByText('My laptop')).toBeVisible();

    await centre.getByRole('button', { name: 'Remove: My laptop' }).click();
    await page
      .getByRole('dialog', { name: 'Remove the passkey' })
      .getByLabel('Your login password')
      .fill(person.password);
    await page.getByRole('dialog', { name: 'Remove the passkey' }).getByRole('button', { name: 'Remove' }).click();
    await expect(centre.getByText('No passkey yet.')).toBeVisible();
  },
);

test(
  '[part of C-01] the keyboard alone opens the centre, a page of it and a form, and comes back',
  WIDE,
  async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'My account' }).focus();
    await page.keyboard.press('Enter');
    const centre = page.getByRole('dialog', { name: 'Member centre' });
    await expect(centre).toBeVisible();
    const setUp = centre.getByRole('button', { name: 'Set up: Payment password' });
    await setUp.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Set the payment password' });
    await expect(form).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(setUp).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(centre).toHaveCount(0);
  },
);
