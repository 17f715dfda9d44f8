import { expectLoggedIn, field, leaveTab, logIn, openDoor } from '../fixtures/account-steps.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { WIDE } from '../fixtures/test.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
test(
  '[part of C-02] a passkey made in the centre logs in without a word typed, and is removed with the password',
  WIDE,
  async ({ page, site, person, context, request }) => {
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
    await join(page, request, person);
    await site.open('/help');
    const centre = await openCentre(page, 'My account');
    await centre.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('My laptop');
    await form.getByLabel('Your login password').fill(person.password);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(centre.getByText('My laptop')).toBeVisible();
    await leaveTab(page);

    await openDoor(page, 'EN', 'login');
    await page.getByRole('button', { name: 'Passkey' }).click();

    await expectLoggedIn(page, 'EN');
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
    await openCentre(page, 'My account');
    await centre.getByRole('button', { name: 'Remove: My laptop' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the passkey' });
    await question.getByLabel('Your login password').fill(person.password);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(centre.getByText('No passkey yet.')).toBeVisible();
  },
);

test(
  '[T-11] [M-02] whoever changes the password logs in again with the new one',
  WIDE,
  async ({ page, site, person, request }) => {
    await join(page, request, person);
    await site.open('/help');
    const centre = await openCentre(page, 'My account');
    await centre.getByRole('button', { name: 'Change password' }).click();
    const change = page.getByRole('dialog', { name: 'Change password' });
    await field(page, 'oldPassword').fill('not7thisone');
    await field(page, 'newPassword').fill(`${person.password}2`);
    await field(page, 'confirmNewPassword').fill(`${person.password}2`);
    await change.getByRole('button', { name: 'Change password' }).click();
    await expect(change.getByText('The password is not right.')).toBeVisible();
    await expect(field(page, 'oldPassword')).toBeFocused();
    await field(page, 'oldPassword').fill(person.password);
    await change.getByRole('button', { name: 'Change password' }).click();

    await expect(page.getByRole('dialog')).toContainText('Your password is changed');
    await logIn(page, 'EN', person.username, `${person.password}2`);
    await expectLoggedIn(page, 'EN');
  },
);
