import { createLaunchCode, stepUp } from '@fairground/contract/identity/endpoints';
import { newSealPair } from '@fairground/contract/sealed';
import { readSealingKey } from '@fairground/contract/security/endpoints';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { TextField } from '@fairground/ui/text-field';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { call } from '@fairground/client/api';
import { renderOnSite } from '../../testing/stand.tsx';
import { StepUpHost } from './step-up-host.tsx';

const { publicKey } = await newSealPair();
const success = (value: unknown) => Response.json({ success: true, value, message: null });
const refused = (code: string, message: string, value: unknown = null) =>
  Response.json({ success: false, value, message, code });

/** A server whose session is too old for the change until the right password came. */
const anOldSession = (methods: readonly string[], passwords: readonly ('right' | 'wrong')[] = ['right']) => {
  const real = window.fetch;
  const asked: string[] = [];
  const guesses = [...passwords];
  let isSteppedUp = false;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/wps/')) return real(input, init);
    asked.push(path);
    if (path === readSealingKey.path)
      return Promise.resolve(success({ kid: 'k1', publicKey, serverTime: new Date().toISOString() }));
    if (path === stepUp.path) {
      if (guesses.shift() !== 'right')
        return Promise.resolve(refused('identity.password-wrong', 'That password is not right.'));
      isSteppedUp = true;
      return Promise.resolve(success({ steppedUpUntil: new Date().toISOString() }));
    }
    if (path !== createLaunchCode.path) return Promise.resolve(refused('request.not-found', 'Nothing here.'));
    return Promise.resolve(
      isSteppedUp
        ? success({ code: 'a-launch-code', expiresAt: new Date().toISOString() })
        : refused('identity.step-up-required', 'Show us.', { methods, mobileHint: null, emailHint: null }),
    );
  });
  return asked;
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** A form over the page, as those of the security centre are, whose call asks for a step-up. */
function AForm() {
  const [said, setSaid] = useState('');
  const send = () =>
    void call(createLaunchCode, {}).then(
      ({ code }) => setSaid(code),
      (error: unknown) => setSaid(error instanceof Error ? error.message : ''),
    );
  return (
    <Dialog open onOpenChange={() => undefined} dismissible={false} title="A form" closeLabel="Close the form">
      <TextField label="Typed" defaultValue="" />
      <Button onClick={send}>Send it</Button>
      <output>{said}</output>
    </Dialog>
  );
}

const show = async () => {
  await renderOnSite(
    <>
      <AForm />
      <StepUpHost />
    </>,
    { account: 'lucky1' },
  );
  await page.getByRole('textbox', { name: 'Typed' }).fill('kept');
  await page.getByRole('button', { name: 'Send it' }).click();
  return page.getByRole('dialog', { name: 'Confirm it’s you' });
};

test('a call without a recent step-up asks for the password over the form, and is then made again', async () => {
  const asked = anOldSession(['PASSWORD', 'TOTP'], ['wrong', 'right']);
  const dialog = await show();

  await dialog.getByLabelText(/^Your password\*?$/).fill('not-it');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByText('That password is not right.')).toBeVisible();
  await dialog.getByLabelText(/^Your password\*?$/).fill('violetHarbour27');
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect.element(page.getByText('a-launch-code')).toBeVisible();
  expect(page.getByRole('dialog', { name: 'Confirm it’s you' }).elements()).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  expect(asked.filter((path) => path === createLaunchCode.path)).toHaveLength(2);
});

test('closing the dialog leaves the call refused, and the form as it was', async () => {
  const asked = anOldSession(['PASSWORD']);
  const dialog = await show();

  await dialog.getByRole('button', { name: 'Close' }).click();

  await expect.element(page.getByText('Show us.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
  expect(asked.filter((path) => path === createLaunchCode.path)).toHaveLength(1);
});

test('an account without any method is asked to log in again', async () => {
  anOldSession([]);

  const dialog = await show();

  await expect.element(dialog.getByText(/Log out, log in again/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Continue' }).elements()).toEqual([]);
});
