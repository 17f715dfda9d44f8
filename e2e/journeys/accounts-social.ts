import { expectLoggedIn, fillRegistration, leaveTab, openLoginPopup } from '../fixtures/account-steps.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { NARROW } from '../fixtures/test.ts';

/** One of the people of the sandbox for each attempt, because a person is linked for good. */
const PEOPLE = ['Test One', 'Test Two', 'Test Three'];

// The other site of the sandbox has no icon, and the browser logs it.
test.use({ mustBeCalm: false });

test(
  '[part of A-05] TY: a sign-in with another site leads to a short registration, and the next time straight in',
  NARROW,
  async ({ page, site, person }, { retry }) => {
    const name = PEOPLE[retry] ?? 'Test Four';
    await site.open('/', { language: 'TY' });
    await openLoginPopup(page, 'TY', 'login');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('button', { name: new RegExp(name) }).click();

    // Back with a ticket: the form knows who it is, and the address bar says nothing of it.
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByText(new RegExp(name))).toBeVisible();
    await fillRegistration(page, person);
    await page.getByRole('main').getByRole('button', { name: WORDS.TY.create }).click();
    await expectLoggedIn(page, 'TY');

    await leaveTab(page);
    await openLoginPopup(page, 'TY', 'login');
    await page.getByRole('button', { name: /Google/ }).click();
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await expectLoggedIn(page, 'TY');
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
  },
);
