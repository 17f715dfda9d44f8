import { expectLoggedIn, field, logIn, openDoor, signUp } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
test.describe.configure({ timeout: 120_000 });

for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[T-20] ${language}: a login from a new network and device answers a second question, and is known afterwards`,
    width,
    async ({ page, site, person, context, moveAway }) => {
      await site.open('/', { language });
      await signUp(page, language, person, { payeeName: 'Lan Tran' });
      await page.goto('/site.webmanifest');
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await context.clearCookies();
      await moveAway();
      await site.open('/', { language });
      await openDoor(page, language, 'login');
      await logIn(page, language, person.username, person.password);

      const question = page.getByRole('dialog', { name: words.isItYou });
      await expect(question).toBeVisible({ timeout: 20_000 });
      expect(await accessibilityFaults(page)).toEqual([]);
      await field(page, 'answer').fill('Somebody Else');
      await question.getByRole('button', { name: words.confirm }).click();
      await expect(question.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
      await field(page, 'answer').fill('Lan Tran');
      await question.getByRole('button', { name: words.confirm }).click();
      await expectLoggedIn(page, language);

      // The device is known now, from this network too.
      await page.goto('/site.webmanifest');
      await page.evaluate(() => sessionStorage.clear());
      await site.open('/', { language });
      await openDoor(page, language, 'login');
      await logIn(page, language, person.username, person.password);
      await expectLoggedIn(page, language);
    },
  );
}
