import { disownChange } from '@fairground/contract/identity/endpoints';
import { newSealPair } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useModal } from '../../../shared/store/modal-store.ts';
import { renderOnSite } from '../../../testing/stand.tsx';
import { NotMe } from './not-me.tsx';

const { publicKey } = await newSealPair();
/** The page of the tests, which keeps its address. */
const HERE = location.href;
const TICKET = 'a-ticket-of-a-letter-0123456789';

/** A server that knows the ticket or does not; tells which calls were made. */
const aServer = (knows: boolean) => {
  const real = window.fetch;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/wps/')) return real(input, init);
    asked.push(path);
    const value = path === readSealingKey.path ? { kid: 'k1', publicKey, serverTime: new Date().toISOString() } : {};
    const isRefused = path === disownChange.path && !knows;
    return Promise.resolve(
      Response.json(
        isRefused
          ? { success: false, value: null, message: 'This link is over.', code: 'identity.ticket-over' }
          : { success: true, value, message: null },
      ),
    );
  });
  return asked;
};

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', HERE);
});

const follow = (ticket: string) => {
  history.replaceState(null, '', `${location.pathname}#${ticket}`);
  return renderOnSite(<NotMe />);
};
const lock = () => page.getByRole('button', { name: 'Lock my account' });
const recover = () => page.getByRole('button', { name: 'Set a new password' });

test('opening the link does nothing but ask; one press locks the account and leads to recovery', async () => {
  const asked = aServer(true);
  await follow(TICKET);
  await expect.element(lock()).toBeVisible();
  expect(asked).not.toContain(disownChange.path);
  expect(location.hash).toBe('');

  await lock().click();

  await expect.element(page.getByText(/your money is locked/)).toBeVisible();
  expect(asked.filter((path) => path === disownChange.path)).toHaveLength(1);
  await recover().click();
  expect(useModal.getState().current?.type).toBe('forgot-password');
});

test('a link that was used or is broken says so and still leads to recovery', async () => {
  aServer(false);
  const first = await follow(TICKET);
  await lock().click();
  await expect.element(page.getByText(/This link was used already/)).toBeVisible();
  await first.unmount();

  await follow('nonsense');

  await expect.element(page.getByText(/This link was used already/)).toBeVisible();
  expect(lock().elements()).toEqual([]);
  await expect.element(recover()).toBeVisible();
});
