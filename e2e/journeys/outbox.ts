import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/accounts.ts';
import { DEVELOPER_KEY } from '../fixtures/captcha.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { WIDE } from '../fixtures/test.ts';

// The browser logs the refusal.
test.use({ mustBeCalm: false });

test(
  '[part of A-04] a developer opens the outbox by its key alone and reads the code that was sent a moment ago, in both themes and on a phone',
  WIDE,
  async ({ page, person, product, request }) => {
    const outboxUrl = `${product.url}/sandbox/outbox`;

    await test.step('without the key it shows nothing, and asks for it', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(outboxUrl);
      await page.getByLabel('Developer key').fill('not-the-key');
      await page.getByRole('button', { name: 'Open' }).click();
      await expect(page.getByRole('alert')).toHaveText('This belongs to the sandbox and needs its developer key.');
      await expect(page.getByRole('main')).toBeHidden();
    });

    await test.step('with it the newest message is there', async () => {
      await page.goto('about:blank');
      await page.goto(`${outboxUrl}#key=${DEVELOPER_KEY}`);
      await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(/Nothing was sent yet|newest first/);
      expect(page.url()).toBe(outboxUrl);
      const sent = await request.post('/wps/verification/sms/register', {
        data: { countryDialingCode: '84', mobileNo: person.mobile },
      });
      expect(await sent.json()).toMatchObject({ success: true });
      const message = page.getByRole('listitem').filter({ hasText: `+84${person.mobile}` });
      await expect(message.getByRole('button', { name: /Copy the code \d{6}/ })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  },
);
