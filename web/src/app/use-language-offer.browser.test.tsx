import { toast } from '@fairground/ui/toast';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '@fairground/client/session';
import { renderOnSite } from '../testing/stand.tsx';
import { Toasts } from './layout/toasts.tsx';
import { useLanguageOffer } from './use-language-offer.ts';

function Offering({ isFree = true }: { readonly isFree?: boolean }) {
  useLanguageOffer(isFree);
  return <Toasts />;
}

/** Other toasts are none of its business. */
const offers = () => toast.snapshot().filter(({ id }) => id === 'language-offer');

/** The offer waits for a sign of life; the first of a page counts for all of its tests. */
const moveThePointer = async () => {
  dispatchEvent(new PointerEvent('pointermove'));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => toast.dismiss('language-offer'));

test('a visitor whose browser asks for Vietnamese is offered it on an English page, once', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en']);
  const first = await renderOnSite(<Offering />);
  await moveThePointer();
  await expect.element(page.getByRole('button', { name: 'Tiếng Việt' })).toBeVisible();
  await first.unmount();
  toast.dismiss('language-offer');

  await renderOnSite(<Offering />);
  await moveThePointer();

  expect(offers()).toEqual([]);
});

test('a visitor whose browser asks for the language of the page is not asked', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'vi']);

  await renderOnSite(<Offering />);
  await moveThePointer();

  expect(offers()).toEqual([]);
});

test('the offer waits while something else is in front of the page', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en']);
  deviceStorage.remove('langOffered');

  const busy = await renderOnSite(<Offering isFree={false} />);
  await moveThePointer();
  expect(offers()).toEqual([]);
  await busy.unmount();

  await renderOnSite(<Offering />);
  await expect.element(page.getByRole('button', { name: 'Tiếng Việt' })).toBeVisible();
});
