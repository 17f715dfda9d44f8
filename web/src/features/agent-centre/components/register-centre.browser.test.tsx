import { createLink } from '@fairground/contract/agents/links';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { RegisterCentre } from './register-centre.tsx';

afterEach(() => void vi.restoreAllMocks());

const LINK = {
  ...{ code: 'ABCD23', opens: 0, series: 1960, rates: [{ product: 'LIVE', rate: 4_500 }], note: 'Tết', channel: '' },
  ...{ maxUses: 20, usedCount: 3, expiresAt: null, state: 'active', createdAt: new Date('2026-11-01T05:00:00Z') },
};
const LINKS = {
  ...{ list: [LINK], opens: [0, 1], opensByHand: [0, 1], opened: { used: 2, most: 50 } },
  series: { min: 1800, max: 1970, step: 2 },
  rates: [
    { product: 'RNG', rate: 8_000 },
    { product: 'LIVE', rate: 6_000 },
  ],
};

const draw = async (width: number) => {
  await page.viewport(width, 900);
  await renderOnSite(<RegisterCentre />, { account: 'agentone', answers: { 'agents.list-links': LINKS } });
};

test.for([390, 1440])(
  '[G-04] a link shows what it gives, and a new one gives rates of products at %i',
  async (width) => {
    const sent: unknown[] = [];
    const real = window.fetch;
    vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      if (input !== createLink.path) return real(input, init);
      sent.push(JSON.parse(init?.body as string));
      return Promise.resolve(Response.json({ success: true, value: { code: 'NEW234' }, message: null }));
    });
    await draw(width);

    await expect.element(page.getByText('Live casino 0.45%')).toBeVisible();
    const live = page.getByRole('textbox', { name: 'Live casino' });
    expect(live.query()).toBeNull();
    await page.getByText('Product rates (optional)').click();
    await live.fill('0.61');
    await expect.element(page.getByText('Enter a rate from 0 to 0.6%.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create link' })).toBeDisabled();
    await live.fill('0,5');
    await page.getByRole('button', { name: 'Create link' }).click();

    await expect.poll(() => sent).toEqual([{ opens: 0, rates: [{ product: 'LIVE', rate: 5_000 }] }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('[T-10] an account is opened by hand with its presets, and the form says how many are left today', async () => {
  await draw(390);

  await page.getByText('Open an account').click();

  await expect.element(page.getByText(/Opened today: 2 of 50/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open account' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Username' }).fill('newmember');
  await expect.element(page.getByRole('button', { name: 'Open account' })).toBeEnabled();
  await page.getByText('Product rates (optional)').click();
  await page.getByRole('textbox', { name: 'Slots' }).fill('9');
  await expect.element(page.getByRole('button', { name: 'Open account' })).toBeDisabled();
});
