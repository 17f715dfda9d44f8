import { createHash, randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibility.ts';
import { stageUrl } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { overflowOf } from '../fixtures/overflow.ts';

const developerKey = process.env['DEVELOPER_KEY'] ?? '';
const outboxUrl = `${stageUrl}/sandbox/outbox`;

/** A number of its own for every run and width: one that was sent a code counts down. */
const newNumber = (): string => `9${randomInt(10_000_000, 100_000_000)}`;

/** Does the work a browser does before it may ask for a code. */
const prove = async (request: APIRequestContext) => {
  const answer = await request.get(`${stageUrl}/wps/relay/captcha/challenge`);
  const { challengeId, salt, count, zeroBits } = (await answer.json()).value as {
    readonly challengeId: string;
    readonly salt: string;
    readonly count: number;
    readonly zeroBits: number;
  };
  const isRight = (index: number, number: number): boolean =>
    createHash('sha256').update(`${salt}:${index}:${number}`).digest().readUInt32BE() >>> (32 - zeroBits) === 0;
  const answers = Array.from({ length: count }, (_, index) => {
    let number = 0;
    while (!isRight(index, number)) number += 1;
    return number;
  });
  return { challengeId, answers };
};

for (const theme of ['dark', 'light'] as const) {
  test(`[part of A-04] a developer reads the code that was sent a moment ago, ${theme}`, async ({
    page,
    site,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${outboxUrl}#key=${developerKey}`);
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/Nothing was sent yet|newest first/);
    expect(page.url()).toBe(outboxUrl);

    const mobileNo = newNumber();
    const sent = await request.post(`${stageUrl}/wps/verification/sms/register`, {
      data: { countryDialingCode: '84', mobileNo, verification: await prove(request) },
    });
    expect(await sent.json()).toMatchObject({ success: true });

    const message = page.getByRole('listitem').filter({ hasText: `+84${mobileNo}` });
    await expect(message.getByRole('button', { name: /Copy the code \d{6}/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await site.faults()).toEqual([]);
  });
}

test.describe('without the key', () => {
  // The browser tells of the refusal.
  test.use({ mustBeCalm: false });

  test('the outbox shows nothing, and asks for it', async ({ page }) => {
    await page.goto(outboxUrl);
    await page.getByLabel('Developer key').fill('not-the-key');
    await page.getByRole('button', { name: 'Open' }).click();

    await expect(page.getByRole('alert')).toHaveText('This belongs to the sandbox and needs its developer key.');
    await expect(page.getByRole('main')).toBeHidden();
  });
});
