import { toast } from '@fairground/ui/toast';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../testing/stand.tsx';
import { Toasts } from './layout/toasts.tsx';
import { useLanguageOffer } from './use-language-offer.ts';

function Offering() {
  useLanguageOffer();
  return <Toasts />;
}

/** Other toasts are none of its business. */
const offers = () => toast.snapshot().filter(({ id }) => id === 'language-offer');

afterEach(() => toast.dismiss('language-offer'));

test('a visitor whose browser asks for Vietnamese is offered it on an English page, once', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en']);
  const first = await renderOnSite(<Offering />);
  await expect.element(page.getByRole('button', { name: 'Tiếng Việt' })).toBeVisible();
  await first.unmount();
  toast.dismiss('language-offer');

  await renderOnSite(<Offering />);

  expect(offers()).toEqual([]);
});

test('a visitor whose browser asks for the language of the page is not asked', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'vi']);

  await renderOnSite(<Offering />);

  expect(offers()).toEqual([]);
});
