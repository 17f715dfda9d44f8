import { expectLoggedIn, field, leaveTab, logIn, openDoor } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WALKS, WORDS } from '../fixtures/accounts.ts';
import { openAccount } from '../fixtures/join.ts';

// Several forms one after another, and a password is hashed slowly on purpose.
for (const { language, width } of WALKS) {
  const words = WORDS[language];

  test(
    `[T-20] ${language}: a login from a new network and device answers a second question, and is known afterwards`,
    width,
    async ({ page, site, person, request, moveAway }) => {
      await openAccount(request, person, { payeeName: 'Lan Tran' });
      await moveAway();
      await site.open('/help', { language });
      await openDoor(page, language, 'login');
      await logIn(page, language, person.username, person.password);

      const question = page.getByRole('dialog', { name: words.isItYou });
      await expect(question).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await field(page, 'answer').fill('Somebody Else');
      await question.getByRole('button', { name: words.confirm }).click();
      await expect(question.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
      await field(page, 'answer').fill('Lan Tran');
      await question.getByRole('button', { name: words.confirm }).click();
      await expectLoggedIn(page, language);

      // The device is known now, from this network too.
      await leaveTab(page, '/help');
      await openDoor(page, language, 'login');
      await logIn(page, language, person.username, person.password);
      await expectLoggedIn(page, language);
    },
  );
}
