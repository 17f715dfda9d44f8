import { expectLoggedIn, field, fillMobile, logIn, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { CENTRE_WORDS } from '../fixtures/centre-words.ts';
import { confirmMailbox, openAccountByMobile } from '../fixtures/join.ts';
import { isAwake, NARROW } from '../fixtures/test.ts';

const words = WORDS.TY;

test(
  '[A-06] [T-11] [M-02] [part of V-03] TY: a forgotten password is set anew by phone and by mail, and a known one is changed; each says what is wrong beside its fields',
  NARROW,
  async ({ page, site, person, newestTo, request }) => {
    const number = `+84${person.mobile}`;
    const { account, deviceToken, token } = await openAccountByMobile(request, person, newestTo, {
      email: person.email,
    });
    // A link goes to a confirmed mailbox only.
    await confirmMailbox(request, token, person, newestTo);
    // The browser the account was opened in: another one would have to read a code from the mailbox too.
    await page.addInitScript((token) => localStorage.setItem('device', token), deviceToken);
    await site.open('/help', { language: 'TY' });
    const passwords = [`${person.password}2`, `${person.password}3`, `${person.password}4`] as const;

    await test.step('by phone the new password logs in at once and leads home', async () => {
      await openLoginPopup(page, 'TY', 'login');
      await page.getByRole('button', { name: words.forgot }).click();
      await page.getByRole('tab', { name: words.byPhone }).click();
      await fillMobile(page, person.mobile);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: words.getCode }).click();
      // Notices without a code may come in between.
      await expect.poll(async () => (await newestTo(number)).purpose, { timeout: 40_000 }).toBe('recover');
      await field(page, 'verificationCode').fill((await newestTo(number)).code ?? '');
      await field(page, 'newPassword').fill(passwords[0]);
      await page.getByRole('button', { name: words.setAndLogin }).click();
      await expectLoggedIn(page, 'TY');
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a changed password opens the login, with the old one asked for', async () => {
      const centre = await openCentre(page, CENTRE_WORDS.TY.mine, 'TY');
      await centre.getByRole('button', { name: words.changePassword }).click();
      const change = page.getByRole('dialog', { name: words.changePassword });
      await field(page, 'oldPassword').fill('not7thisone');
      await field(page, 'newPassword').fill(passwords[1]);
      await field(page, 'confirmNewPassword').fill(passwords[1]);
      await change.getByRole('button', { name: words.changePassword }).click();
      await expect(change.getByText(CENTRE_WORDS.TY.passwordWrong)).toBeVisible();
      await expect(field(page, 'oldPassword')).toBeFocused();
      await field(page, 'oldPassword').fill(passwords[0]);
      await change.getByRole('button', { name: words.changePassword }).click();
      await expect(page.getByRole('dialog')).toContainText(words.changed);
      await expect(field(page, 'username')).toBeVisible();
    });

    await test.step('by mail a link is sent to the mailbox of the account', async () => {
      await page.getByRole('button', { name: words.forgot }).click();
      await field(page, 'username').fill(account);
      await field(page, 'email').fill('no mailbox');
      await page.getByRole('button', { name: words.sendLink }).click();
      await expect(page.getByText('Nhập địa chỉ email hợp lệ.')).toBeVisible();
      await expect(field(page, 'email')).toBeFocused();
      await field(page, 'email').fill(person.email);
      await page.getByRole('button', { name: words.sendLink }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
      // The button counts down to the moment the answer named.
      await expect(page.getByRole('dialog').getByRole('button', { name: /\d+:\d\d/ })).toBeVisible();
    });

    const linkIn = async () => /https?:\/\/\S+/.exec((await newestTo(person.email)).body)?.[0];
    await expect.poll(linkIn, { timeout: 40_000 }).toContain('/reset-password#');
    const link = new URL((await linkIn()) ?? '');
    const follow = async () => {
      await page.goto('/site.webmanifest');
      await page.goto(`${link.pathname}${link.hash}`);
      await isAwake(page);
    };
    const set = async (password: string) => {
      await follow();
      await field(page, 'newPassword').fill(password);
      expect(new URL(page.url()).hash).toBe('');
      await field(page, 'confirmNewPassword').fill(password);
      await page.getByRole('main').getByRole('button', { name: words.setPassword, exact: true }).click();
    };
    await test.step('the link sets a password, which opens the account', async () => {
      await set(passwords[2]);
      await expect(page.getByRole('dialog')).toContainText(words.changed);
      await logIn(page, 'TY', account, passwords[2]);
      await expectLoggedIn(page, 'TY');
    });

    await test.step('the link is good once, and offers another', async () => {
      await set(passwords[1]);
      await expect(page.getByText(words.linkOver)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('button', { name: words.newLink }).click();
      await expect(page.getByRole('dialog', { name: words.forgotTitle })).toBeVisible();
    });

    await test.step('a link that is none says the same', async () => {
      await page.goto('/site.webmanifest');
      await page.goto('/reset-password#not-a-ticket');
      await expect(page.getByText(words.linkOver)).toBeVisible();
      await expect(page.getByRole('button', { name: words.newLink })).toBeVisible();
    });
  },
);
