import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expectLoggedIn, leaveTab, logIn } from '../fixtures/account-steps.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { join } from '../fixtures/join.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { aPicture, aScript } from '../fixtures/pictures.ts';
import { waitForMemberPushes, lookOut, NARROW, stir, WIDE } from '../fixtures/test.ts';

type Operate = (...words: readonly string[]) => Promise<string>;

/** An offer that members apply for; answers its number. */
const anOffer = async (operate: Operate): Promise<string> => {
  const texts = ['--title', 'Đêm biên lai', '--title', 'EN=Night of slips', '--summary', 'Gửi biên lai, nhận quà.'];
  const more = ['--summary', 'EN=Show a slip, get a gift.', '--html', '<p>Một đơn mỗi người.</p>'];
  const said = await operate(
    ...['promotion', 'add', '--category', 'special', '--art', '/brand/art/promotion.webp', '--sort', '900'],
    ...[...texts, ...more, '--html', 'EN=<p>One application each.</p>'],
  );
  const id = /Promotion (\d+)/.exec(said)?.[1] ?? '';
  await operate('promotion', 'application', 'open', id, '--until', '+2d');
  return id;
};

/** The number of the application that waits for an offer. */
const waitingFor = async (page: Page, offer: string): Promise<string> => {
  const answer = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` };
    return (await fetch(`/wps/relay/promotion/application?id=${id}`, { headers })).json();
  }, offer);
  return (answer as { readonly value: { readonly application: { readonly applicationId: string } } }).value.application
    .applicationId;
};

test(
  '[part of T-18] [part of V-04] anyone who is logged out passes the gate and returns, applies with a comment and pictures, and is notified of the reward',
  WIDE,
  async ({ page, site, person, request, operate }) => {
    const offer = await anOffer(operate);
    await join(page, request, person);
    await site.prefer({ language: 'EN' });
    await leaveTab(page, `/promotions/${offer}`);
    const panel = page.getByRole('region', { name: 'Apply for this offer' });
    await panel.getByRole('button', { name: 'Apply' }).click();
    await logIn(page, 'EN', person.username, person.password);
    await expectLoggedIn(page, 'EN');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(`/promotions/${offer}`);

    await panel.getByRole('button', { name: 'Apply' }).click();
    const comment = panel.getByRole('textbox', { name: 'Comment' });
    await comment.fill('🎲'.repeat(141));
    await expect(panel.getByText('141 / 140')).toBeVisible();
    await panel.getByRole('button', { name: 'Send application' }).click();
    await expect(panel.getByText('Write at most 140 characters.')).toBeVisible();
    await comment.fill('Slip number 7 of Friday.');
    const box = panel.getByLabel('Pictures', { exact: true });
    await box.setInputFiles([
      aScript('slip.png'),
      aPicture('front.png', [210, 150, 40]),
      aPicture('back.png', [60, 90, 200]),
    ]);
    await expect(panel.getByText('slip.png is neither a PNG nor a JPG.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Send application' }).click();

    await expect(panel.getByText('Being looked at')).toBeVisible();
    await expect(panel.getByText('Slip number 7 of Friday.')).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Open picture/ })).toHaveCount(2);
    await expect(panel.getByRole('button', { name: 'Apply' })).toHaveCount(0);

    const id = await waitingFor(page, offer);
    await waitForMemberPushes(page);
    // Decided while no page of the site is open: the next one shows it.
    await page.goto('/site.webmanifest');
    await operate('promotion', 'application', 'approve', id, '--amount', '50');
    await site.open('/help', { language: 'EN' });
    // What is shown stands for some seconds only.
    const told = lookOut(page.getByText('Your application was approved and the reward credited.'));
    const shown = told.then(() => page.getByRole('button', { name: 'Show', exact: true }).click());
    shown.catch(() => undefined);
    await stir(page);
    await shown;

    await expect(panel.getByText('Issued')).toBeVisible();
    await expect(panel.getByText('50.00')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/site.webmanifest');
    await operate('promotion', 'end', offer);
  },
);

test(
  '[part of T-18] on a phone a rejected member reads why while the page is open, and applies again',
  NARROW,
  async ({ page, site, person, request, operate }) => {
    const offer = await anOffer(operate);
    await join(page, request, person);
    await site.open(`/promotions/${offer}`, { language: 'TY', theme: 'light' });
    const panel = page.getByRole('region', { name: 'Đăng ký nhận ưu đãi này' });
    await panel.getByRole('button', { name: 'Đăng ký' }).click();
    await panel.getByLabel('Hình ảnh', { exact: true }).setInputFiles([aPicture('mo.png', [90, 90, 90])]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await panel.getByRole('button', { name: 'Gửi đơn' }).click();
    await expect(panel.getByText('Đang xét duyệt')).toBeVisible();

    await waitForMemberPushes(page);
    await operate('promotion', 'application', 'reject', await waitingFor(page, offer), '--answer', 'Ảnh mờ quá.');

    await expect(panel.getByText('Đơn của bạn bị từ chối: Ảnh mờ quá.')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await panel.getByRole('button', { name: 'Đăng ký lại' }).click();
    await panel.getByRole('textbox', { name: 'Lời nhắn' }).fill('Ảnh rõ hơn đây.');
    await panel.getByRole('button', { name: 'Gửi đơn' }).click();
    await expect(panel.getByText('Ảnh rõ hơn đây.')).toBeVisible();

    await operate('promotion', 'application', 'stop', offer);
    await expect(panel.getByText('Đang xét duyệt')).toBeVisible();
    await page.goto('/site.webmanifest');
    await operate('promotion', 'end', offer);
  },
);
