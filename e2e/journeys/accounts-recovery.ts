import { expectLoggedIn, field, fillMobile, logIn, openDoor } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';
import { openAccount, openAccountByMobile } from '../fixtures/join.ts';
import { isAwake, WIDE } from '../fixtures/test.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[A-06] [M-02] [B-02] ${language}: a forgotten password is set anew by the link of a mail, once`,
    width,
    async ({ page, site, person, newestTo, request }) => {
      const { deviceToken } = await openAccount(request, person, { email: person.email });
      // The browser the account was opened in: another one would have to read a code from the mailbox too.
      await page.addInitScript((token) => localStorage.setItem('device', token), deviceToken);
      await site.open('/help', { language });
      await openDoor(page, language, 'login');
      await page.getByRole('button', { name: words.forgot }).click();
      await field(page, 'username').fill(person.username);
      await field(page, 'email').fill(person.email);
      await page.getByRole('button', { name: words.sendLink }).click();

      await expect(page.getByText(words.sent)).toBeVisible();
      // The button counts down to the moment the answer named.
      await expect(page.getByRole('dialog').getByRole('button', { name: /\d+:\d\d/ })).toBeVisible();
      const { body } = await newestTo(person.email);
      const link = new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '');
      await page.goto(`${link.pathname}${link.hash}`);
      await isAwake(page);
      const password = `${person.password}2`;
      await field(page, 'newPassword').fill(password);
      expect(new URL(page.url()).hash).toBe('');
      await field(page, 'confirmNewPassword').fill(password);
      await page.getByRole('main').getByRole('button', { name: words.setPassword, exact: true }).click();

      await expect(page.getByRole('dialog')).toContainText(words.changed);
      await logIn(page, language, person.username, password);
      await expectLoggedIn(page, language);
    },
  );

  test(
    `[A-06] [T-11] [M-02] ${language}: by phone the new password logs in at once and leads home`,
    width,
    async ({ page, site, person, newestTo, request }) => {
      const number = `+84${person.mobile}`;
      await openAccountByMobile(request, person, newestTo);
      const first = await newestTo(number);
      await site.open('/help', { language });

      await openDoor(page, language, 'login');
      await page.getByRole('button', { name: words.forgot }).click();
      await page.getByRole('tab', { name: words.byPhone }).click();
      await fillMobile(page, person.mobile);
      await page.getByRole('dialog').getByRole('button', { name: words.getCode }).click();
      await expect.poll(async () => (await newestTo(number)).purpose, { timeout: 40_000 }).not.toBe(first.purpose);
      await field(page, 'verificationCode').fill((await newestTo(number)).code ?? '');
      await field(page, 'newPassword').fill(`${person.password}2`);
      await page.getByRole('button', { name: words.setAndLogin }).click();

      await expectLoggedIn(page, language);
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

test('a link that is none says so and offers a new one', WIDE, async ({ page, site }) => {
  await site.open('/reset-password#not-a-ticket');

  await expect(page.getByText('This link was used already or has expired.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
});

test('[V-03] recovery says beside its fields what is wrong with them', WIDE, async ({ page, site }) => {
  await site.open('/');
  await openDoor(page, 'EN', 'login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();

  await field(page, 'username').fill('lantern88');
  await field(page, 'email').fill('no mailbox');
  await page.getByRole('button', { name: 'Send the link' }).click();

  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
});
