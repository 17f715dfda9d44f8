import { expectLoggedIn, field, leaveTab, logIn, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { openAccount } from '../fixtures/join.ts';
import { NARROW } from '../fixtures/test.ts';

test(
  '[part of T-20] TY: a login from a new network and device answers a second question, and is known afterwards',
  NARROW,
  async ({ page, site, person, request, operate, moveAway }) => {
    const words = WORDS.TY;
    await operate('rule', 'set', 'payeeName', '--on', '--optional');
    // The node gets the rule a moment later.
    await expect(() => openAccount(request, person, { payeeName: 'Lan Tran' })).toPass({
      intervals: [500, 1_000, 2_000, 5_000],
    });
    await operate('rule', 'set', 'payeeName', '--off', '--optional');
    await moveAway();
    await site.open('/help', { language: 'TY' });
    await openLoginPopup(page, 'TY', 'login');
    await logIn(page, 'TY', person.username, person.password);

    const question = page.getByRole('dialog', { name: words.isItYou });
    await expect(question).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, 'answer').fill('Somebody Else');
    await question.getByRole('button', { name: words.confirm }).click();
    await expect(question.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
    await field(page, 'answer').fill('Lan Tran');
    await question.getByRole('button', { name: words.confirm }).click();
    await expectLoggedIn(page, 'TY');

    // The device is known now, from this network too.
    await leaveTab(page, '/help');
    await openLoginPopup(page, 'TY', 'login');
    await logIn(page, 'TY', person.username, person.password);
    await expectLoggedIn(page, 'TY');
  },
);
