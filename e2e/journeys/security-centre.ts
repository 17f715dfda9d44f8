import { expectLoggedIn, field, leaveTab, logIn, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { choosePage, openAccount, openCentre } from '../fixtures/centre-steps.ts';
import { CENTRE_WORDS } from '../fixtures/centre-words.ts';
import { join, logInElsewhere } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { NARROW, WIDE } from '../fixtures/test.ts';
import { totpCode } from '../fixtures/totp.ts';

test.beforeEach(async ({ page, person, request }) => {
  // A colour on its way to another is neither; these pages are looked at while they change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page, request, person);
});

const MENU = [
  'My account',
  'Wallet',
  'Deposit',
  'Withdraw',
  'Transfer to upline',
  'Betting record',
  'Account record',
  'Profit and loss',
  'Bonus details',
  'Reward centre',
  'Invite friends',
  'Missions',
  'Platform information',
  'Rebate',
];

test(
  '[part of C-01] [part of C-02] the centre has its entries in their order, every page opens, and by keyboard alone',
  WIDE,
  async ({ page, site }) => {
    await site.open('/help');

    await test.step('every page of the menu opens', async () => {
      const centre = await openCentre(page, 'My account');
      await expect(centre.getByRole('navigation').getByRole('button')).toHaveText(
        MENU.map((name) => new RegExp(`^${name}(Not open yet|\\d+)?$`)),
      );
      for (const name of [...MENU.slice(1), 'My account']) {
        await choosePage(centre, name);
        await expect(centre.getByRole('heading', { level: 3, name, exact: true })).toBeFocused();
      }
      await expect(page.getByText('protections are on')).toBeVisible();
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await centre.getByRole('button', { name: 'Close', exact: true }).filter({ visible: true }).click();
      await expect(centre).toHaveCount(0);
    });

    await test.step('the keyboard alone opens it and a form, and comes back', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Your account' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
      await page.keyboard.press('Tab');
      await page.getByRole('dialog').getByRole('button', { name: 'My account' }).focus();
      await page.keyboard.press('Enter');
      const centre = page.getByRole('dialog', { name: 'Member centre' });
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
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
    });
  },
);

test(
  '[part of C-02] TY: a member changes nickname and picture, sets payment password, mailbox and mobile number, and ends a session elsewhere',
  NARROW,
  async ({ page, site, person, newestTo, request }) => {
    const words = CENTRE_WORDS.TY;
    const token = await logInElsewhere(request, person);
    await site.open('/help', { language: 'TY' });
    const centre = await openCentre(page, words.mine, 'TY');

    await test.step('nickname and picture', async () => {
      await centre.getByRole('button', { name: words.changeNickname }).click();
      await page.getByRole('textbox', { name: words.nickname }).fill('Lantern');
      await page.getByRole('button', { name: words.save }).click();
      await expect(centre.getByRole('heading', { name: 'Lantern' })).toBeVisible();
    });
    await centre.getByRole('button', { name: words.changePicture }).click();
    // A new member gets one of the pictures; another one is chosen.
    const another = page.getByRole('dialog').getByRole('radio', { checked: false }).first();
    const chosen = await another.inputValue();
    const picture = page.locator(`input[value="${chosen}"]`);
    await page.locator('label').filter({ has: picture }).click();
    await expect(picture).toBeChecked();
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByRole('dialog', { name: words.changePicture })).toHaveCount(0);

    await test.step('payment password', async () => {
      await centre.getByRole('button', { name: words.setPayment }).click();
      const payment = page.getByRole('dialog', { name: words.paymentForm });
      await payment.getByRole('button', { name: words.save }).click();
      await expect(payment.getByText(words.required)).toHaveCount(3);
      await payment.getByLabel(words.password).fill('not-mine-at-all');
      await payment.getByLabel(words.newPayment).fill('270418');
      await payment.getByLabel(words.again).fill('270418');
      await payment.getByRole('button', { name: words.save }).click();
      await expect(payment.getByText(words.passwordWrong)).toBeVisible();
      await payment.getByLabel(words.password).fill(person.password);
      await payment.getByRole('button', { name: words.save }).click();
      await expect(payment).toHaveCount(0);
      await expect(centre.getByRole('button', { name: words.changePayment })).toBeVisible();
    });

    const form = page.getByRole('dialog').filter({ has: page.getByLabel(words.code) });
    const confirm = async (address: string) => {
      await form.getByRole('button', { name: words.getCode }).click();
      await form.getByLabel(words.code).fill((await newestTo(address)).code ?? '');
      await form.getByRole('button', { name: words.confirm, exact: true }).click();
      await expect(form).toHaveCount(0);
    };
    await test.step('mailbox and mobile number, and login alerts to the mailbox', async () => {
      await centre.getByRole('button', { name: words.confirmMail }).click();
      await form.getByRole('textbox', { name: words.mail }).fill(person.email);
      await confirm(person.email);
      await expect(centre.getByRole('button', { name: words.changeMail })).toBeVisible();
      await centre.getByRole('button', { name: words.confirmMobile }).click();
      await form.getByRole('textbox', { name: words.mobile }).fill(person.mobile);
      await confirm(`+84${person.mobile}`);
      await expect(centre.getByRole('button', { name: words.changeMobile })).toBeVisible();
      const alerts = centre.getByRole('switch', { name: words.alerts });
      const before = await alerts.isChecked();
      const answered = page.waitForResponse('**/wps/relay/member/login-alerts');
      await alerts.click();
      expect((await answered).ok()).toBe(true);
      await expect(alerts).toBeChecked({ checked: !before });
    });

    await test.step('a session elsewhere is ended from here', async () => {
      const askElsewhere = async () =>
        (await request.get('/wps/member/info', { headers: { authorization: `Bearer ${token}` } })).status();
      expect(await askElsewhere()).toBe(200);
      await centre.getByRole('button', { name: words.endOthers }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: words.endOthers }).click();
      // As long as it is open, nothing behind it can be found by its role.
      await expect(question).toHaveCount(0);
      await expect(centre.getByRole('button', { name: words.endOthers })).toHaveCount(0);
      expect(await askElsewhere()).toBe(401);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

    await test.step('the header shows the new picture and name', async () => {
      await centre.getByRole('button', { name: words.close, exact: true }).filter({ visible: true }).click();
      await expect(centre).toHaveCount(0);
      await expect(page.getByRole('banner').locator(`img[src="${chosen}"]`)).toBeVisible();
      await expect(await openAccount(page, 'TY')).toContainText('Lantern');
    });
  },
);

test(
  '[part of C-02] [part of T-20] an authenticator is set up by its first code, tells recovery codes once, and lets a new device in',
  WIDE,
  async ({ page, site, person, moveAway }) => {
    const words = CENTRE_WORDS.EN;
    await site.open('/help');
    const centre = await openCentre(page, words.mine);

    const key = await test.step('the authenticator tells its recovery codes once', async () => {
      await centre.getByRole('button', { name: words.setTotp }).click();
      await page.getByLabel(words.password).fill(person.password);
      await page.getByRole('button', { name: words.next }).click();
      const scan = page.getByRole('dialog', { name: words.scan });
      await expect(scan.getByRole('img', { name: words.qr })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      return scan.locator('.font-mono').innerText();
    });
    const setUpAt = new Date();
    await page.getByLabel(words.totpCode).fill(totpCode(key, setUpAt));
    const codes = page.getByRole('dialog', { name: words.codes });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.getByRole('button', { name: words.done })).toBeDisabled();
    await codes.getByRole('checkbox', { name: words.kept }).check();
    await codes.getByRole('button', { name: words.done }).click();
    await expect(centre.getByText(words.codesLeft)).toBeVisible();
    await expect(centre.getByRole('button', { name: words.totpOff })).toBeVisible();

    await test.step('its code lets a new device in', async () => {
      await page.evaluate(() => localStorage.clear());
      await moveAway();
      await leaveTab(page, '/help');
      await openLoginPopup(page, 'EN', 'login');
      await logIn(page, 'EN', person.username, person.password);
      // A code is good once: the next one comes half a minute after the one it was set up with.
      const next = Math.max(Date.now(), setUpAt.getTime() + 30_000);
      await field(page, 'answer').fill(totpCode(key, new Date(next)));
      await field(page, 'answer').press('Enter');
      await expectLoggedIn(page, 'EN');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  },
);

test(
  '[part of C-02] a passkey made in the centre logs in without a word typed, and is removed with the password',
  WIDE,
  async ({ page, site, person, context }) => {
    const words = CENTRE_WORDS.EN;
    const browser = await context.newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await site.open('/help');
    const centre = await openCentre(page, words.mine);
    await centre.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('My laptop');
    await form.getByLabel(words.password).fill(person.password);
    await form.getByRole('button', { name: words.next }).click();
    await expect(centre.getByText('My laptop')).toBeVisible();
    await leaveTab(page);

    await openLoginPopup(page, 'EN', 'login');
    await page.getByRole('button', { name: 'Passkey' }).click();
    await expectLoggedIn(page, 'EN');
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openCentre(page, words.mine);
    await centre.getByRole('button', { name: 'Remove: My laptop' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the passkey' });
    await question.getByLabel(words.password).fill(person.password);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(centre.getByText('No passkey yet.')).toBeVisible();
  },
);
