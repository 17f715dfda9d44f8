import { expectLoggedIn, fillRegistration, leaveTab, openDoor } from '../fixtures/account-steps.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';
import type { Language } from '../fixtures/accounts.ts';

/** Each language and width has a test person of its own, because a person is linked for good. */
const PEOPLE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  TY: { desktop: 'Test One', phone: 'Test Two' },
  EN: { desktop: 'Test Three', phone: 'Test Four' },
};

// The other site of the sandbox has no icon, and the browser tells of it.
test.use({ mustBeCalm: false });

// Several forms one after another, and a password is hashed slowly on purpose.
for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[A-05] [F-03] ${language}: a sign-in with another site leads to a short registration, and the next time straight in`,
    width,
    async ({ page, site, person }, { project }) => {
      const name = PEOPLE[language][project.name] ?? 'Test Five';
      await site.open('/', { language });
      await openDoor(page, language, 'login');
      await page.getByRole('button', { name: /Google/ }).click();
      await page.getByRole('button', { name: new RegExp(name) }).click();

      // Back with a ticket: the form knows who it is, and the address bar says nothing of it.
      await expect(page).toHaveURL(/\/register$/);
      await expect(page.getByText(new RegExp(name))).toBeVisible();
      await fillRegistration(page, person);
      await page.getByRole('main').getByRole('button', { name: words.create }).click();
      await expectLoggedIn(page, language);

      await leaveTab(page);
      await openDoor(page, language, 'login');
      await page.getByRole('button', { name: /Google/ }).click();
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await expectLoggedIn(page, language);
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => sessionStorage.getItem('account'))).toBe(person.username);
    },
  );
}
