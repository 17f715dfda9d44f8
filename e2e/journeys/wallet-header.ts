import { expectLoggedIn, leaveTab, logIn, openLoginPopup } from '../fixtures/account-steps.ts';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test, WORDS } from '../fixtures/accounts.ts';
import { headerBalance, openAccount, openCentre } from '../fixtures/centre-steps.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { openPrizePayer } from '../fixtures/prizes.ts';
import { waitForMemberPushes, NARROW, WIDE } from '../fixtures/test.ts';

/** A wallet for each vendor is walked in `status.ts`: the mode counts for everybody. */

test.beforeEach(async ({ page }) => {
  // A colour on its way to another is neither; these pages are looked at while they change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(
  '[part of L-06] [part of A-07] [part of C-08] the header shows, hides and refreshes the balance, moves with the money, and its two buttons open deposit and withdraw',
  WIDE,
  async ({ page, site, person, request, product, operate }) => {
    await join(page, request, person);
    await site.open('/help');
    const header = page.getByRole('banner');

    await test.step('it hides the balance behind stars and remembers that', async () => {
      await expect(headerBalance(page)).toHaveText(/^100,000\.00\s*₫$/);
      await header.getByRole('button', { name: 'Hide the balance' }).click();
      await expect(headerBalance(page)).toContainText('******');
      await expect(headerBalance(page)).not.toContainText('100,000');
      await page.reload();
      await expect(headerBalance(page)).toContainText('******');
      await header.getByRole('button', { name: 'Show the balance' }).click();
      await expect(headerBalance(page)).toContainText('100,000.00');
    });

    const refresh = header.getByRole('button', { name: 'Refresh the balance' });
    await test.step('money that moves is shown at once, and a late answer never brings the old balance back', async () => {
      const authorization = `Bearer ${await page.evaluate(() => sessionStorage.getItem('token'))}`;
      const old = await (await page.request.get('/wps/v2/wallets/balance', { headers: { authorization } })).text();
      const info = await page.request.get('/wps/member/info', { headers: { authorization } });
      const { value: member } = (await info.json()) as { readonly value: { readonly id: string } };
      const prizes = await openPrizePayer(product.url, operate);
      await waitForMemberPushes(page);
      await prizes.pay(member.id, '250');
      await expect(headerBalance(page)).toContainText('100,250.00');

      // From here on the server's answers are those of before the prize, as if they had been on their way for long.
      await page.route('**/wps/v2/wallets/balance', (route) =>
        route.fulfill({ body: old, contentType: 'application/json' }),
      );
      const answered = page.waitForResponse('**/wps/v2/wallets/balance');
      await refresh.click();
      await answered;
      await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
      await expect(headerBalance(page)).toContainText('100,250.00');
      await page.unroute('**/wps/v2/wallets/balance');
    });

    await test.step('deposit and withdraw open their pages of the centre', async () => {
      const centre = page.getByRole('dialog', { name: 'Member centre' });
      for (const name of ['Deposit', 'Withdraw']) {
        await header.getByRole('button', { name }).click();
        await expect(centre.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
        await centre.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
        await expect(centre).toHaveCount(0);
      }
    });

    await test.step('the account record tells every movement with the balance after it, by kind', async () => {
      const centre = await openCentre(page, 'Account record');
      const record = centre.getByRole('row').or(centre.getByRole('listitem')).filter({ hasText: 'Promotion' });
      await expect(record.filter({ hasText: '+100,000.00' })).toHaveCount(1);
      await centre.getByRole('button', { name: 'Withdrawals' }).click();
      await expect(centre.getByText('Nothing moved in these days')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await centre.getByRole('button', { name: 'Show all kinds' }).click();
      await expect(record.filter({ hasText: '+100,000.00' })).toHaveCount(1);
      await centre.getByRole('button', { name: 'Close' }).filter({ visible: true }).click();
      await expect(centre).toHaveCount(0);
    });

    await test.step('it fits every width between a tablet and a desk', async () => {
      for (const width of [768, 900, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
        await expect(header.getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
      }
    });
  },
);

test(
  '[L-01] [T-03] [part of T-02] [part of L-06] TY: on a phone the bars, the banner and the small game stand around a page and the panels of members and agents lie over it; the sheet of the account leads everywhere; the agent centre is offered to agents alone, and a trial reads that money needs a real account',
  NARROW,
  async ({ page, site, person, request, operate }) => {
    const words = WORDS.TY;
    await join(page, request, person);
    // An address of one's own, said in a header, would have the frame of the small game ask before each of its parts.
    await page.context().setExtraHTTPHeaders({});
    await site.open('/help', { language: 'TY' });

    await test.step('side menu with the small game, header, banner, content and footer', async () => {
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Nổi bật' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await page.getByRole('button', { name: 'Mở menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu chính' });
      await expect(menu.getByRole('link', { name: 'Trang chủ' })).toBeVisible();
      await menu.getByRole('button', { name: 'Chơi nhanh một ván' }).click();
      const corner = page.getByRole('region', { name: 'Trò chơi nhanh' });
      await expect(corner).toBeVisible();
      await corner.getByRole('button', { name: 'Đóng trò chơi nhanh' }).click();
      await expect(corner).toHaveCount(0);
    });

    await test.step('a member finds centre, records and the way out, and no agent centre', async () => {
      const sheet = await openAccount(page, 'TY');
      for (const entry of ['Tài khoản của tôi', 'Lịch sử giao dịch', 'Lịch sử cược', 'Đăng xuất'])
        await expect(sheet.getByRole('button', { name: entry })).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Trung tâm đại lý' })).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Ẩn số dư' }).click();
      await expect(headerBalance(page)).toContainText('******');
      await sheet.getByRole('button', { name: 'Hiện số dư' }).click();
      await expect(headerBalance(page)).toContainText(/100[.,]000/);
      await sheet.getByRole('button', { name: 'Rút tiền' }).click();
      const centre = page.getByRole('dialog', { name: 'Trung tâm thành viên' });
      await expect(centre.getByRole('heading', { level: 3, name: 'Rút tiền', exact: true })).toBeVisible();
    });

    await test.step('an agent who logs in is offered the agent centre, and it opens', async () => {
      await operate('member', 'flag', person.username, 'agent');
      await leaveTab(page, '/help');
      await openLoginPopup(page, 'TY', 'login');
      await logIn(page, 'TY', person.username, person.password);
      await expectLoggedIn(page, 'TY');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('1');
      await (await openAccount(page, 'TY')).getByRole('button', { name: 'Trung tâm đại lý' }).click();
      await expect(page.getByRole('dialog')).toContainText('Trung tâm đại lý');
    });

    await test.step('a trial plays at once, has no agent centre, and reads that money needs a real account', async () => {
      await leaveTab(page, '/help');
      await openLoginPopup(page, 'TY', 'login');
      await page.getByRole('button', { name: words.trial }).click();
      await expectLoggedIn(page, 'TY');
      await expect(headerBalance(page)).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4');
      for (const feature of ['Nạp tiền', 'Rút tiền', 'Tài khoản của tôi']) {
        const sheet = await openAccount(page, 'TY');
        await expect(sheet.getByRole('button', { name: 'Trung tâm đại lý' })).toHaveCount(0);
        await sheet.getByRole('button', { name: feature }).click();
        const told = page.getByRole('dialog', { name: 'Tài khoản chơi thử' });
        await expect(told).toContainText('Tính năng này cần tài khoản thật.');
        await told.getByRole('button', { name: words.ok }).click();
        await expect(told).toHaveCount(0);
        await expect(page.getByRole('dialog', { name: 'Trung tâm thành viên' })).toHaveCount(0);
      }
    });
  },
);
