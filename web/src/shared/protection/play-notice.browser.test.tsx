import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../testing/stand.tsx';
import { PlayNotice } from './play-notice.tsx';

const forget = (): void => {
  for (const account of ['lucky1', 'other22']) localStorage.removeItem(`playNotice:${account}`);
};
beforeEach(forget);
afterEach(forget);

const notice = page.getByRole('region', { name: 'Responsible play' });
const draw = (account?: string) => renderOnSite(<PlayNotice />, account === undefined ? {} : { account });

test('a member reads about its protection before the first wager, until it has taken note', async () => {
  const first = await draw('lucky1');
  await expect.element(notice.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', '/responsible');
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => notice.elements()).toEqual([]);
  await first.unmount();

  const again = await draw('lucky1');
  expect(notice.elements()).toEqual([]);
  await again.unmount();

  await draw('other22');
  await expect.element(notice).toBeVisible();
});

test('a visitor has no wager and no notice', async () => {
  await draw();

  expect(notice.elements()).toEqual([]);
});
