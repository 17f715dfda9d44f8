import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { flagsQuery } from '../../../shared/site-status.ts';
import { LoginModal } from './login-modal.tsx';
import { RegisterForm } from './register-form.tsx';

const RULE: RegisterRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 4,
  maxLength: 16,
  type: 'text',
};
const REGISTER = {
  username: RULE,
  password: { ...RULE, type: 'password' },
  mobileNum: { ...RULE, type: 'tel' },
} as const;

const showForm = (flags: Parameters<typeof renderOnSite>[1] = {}) =>
  renderOnSite(<RegisterForm place="page" onLogin={() => undefined} />, { register: REGISTER, ...flags });

const tabs = () =>
  page
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);

test('[M-01] one popup holds login and registration as tabs', async () => {
  await renderOnSite(<LoginModal tab="login" onClose={() => undefined} />, {
    register: REGISTER,
    flags: { MOBILEREG: false },
  });
  const door = page.getByRole('dialog', { name: 'Welcome to Fairground' });
  await expect.element(door.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  expect(tabs()).toEqual(['Log in', 'Sign up']);
  await expect
    .element(door.getByRole('tabpanel', { name: 'Log in' }).getByRole('textbox', { name: 'Username' }))
    .toBeVisible();
  expect(door.getByRole('button', { name: 'Create account' }).elements()).toEqual([]);

  await door.getByRole('tab', { name: 'Sign up' }).click();

  const signUp = door.getByRole('tabpanel', { name: 'Sign up' });
  await expect.element(signUp.getByRole('button', { name: 'Create account' })).toBeVisible();
  await door.getByRole('tab', { name: 'Log in' }).click();
  await expect.element(door.getByRole('tabpanel', { name: 'Log in' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
});

test('[M-01] the popup opens at the tab that was asked for, and has none to sign up where nobody may', async () => {
  const open = await renderOnSite(<LoginModal tab="register" onClose={() => undefined} />, { register: REGISTER });
  await expect.element(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await open.unmount();

  await renderOnSite(<LoginModal tab="register" onClose={() => undefined} />, { flags: { DIRECTREG3: false } });
  await expect.element(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  expect(tabs()).toEqual(['Log in']);
});

test('[F-01] two tabs choose between username and mobile number while mobile registration is on', async () => {
  await showForm();
  await expect.element(page.getByRole('tab', { name: 'Username' })).toHaveAttribute('aria-selected', 'true');
  expect(tabs()).toEqual(['Username', 'Mobile number']);
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();

  await page.getByRole('tab', { name: 'Mobile number' }).click();

  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Username' }).elements()).toEqual([]);
});

test('[F-01] with mobile registration off there are no tabs, only the form by username', async () => {
  await showForm({ flags: { MOBILEREG: false } });

  await expect.element(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(tabs()).toEqual([]);
  expect(page.getByRole('tablist').elements()).toEqual([]);
});

test('with registration by username off the form asks for the mobile number, without tabs', async () => {
  await showForm({ flags: { USERNAMEREG: false } });

  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
  expect(tabs()).toEqual([]);
});

test('what was typed in one tab and is asked for in the other stays', async () => {
  await showForm();
  await page.getByLabelText(/^Password\*?$/).fill('kept-Passw0rd');

  await page.getByRole('tab', { name: 'Mobile number' }).click();

  await expect.element(page.getByLabelText(/^Password\*?$/)).toHaveValue('kept-Passw0rd');
});

test('what was typed stays when mobile registration is switched off and on meanwhile', async () => {
  const { queryClient } = await showForm();
  const switchMobile = (isOn: boolean) =>
    queryClient.setQueryData(flagsQuery.queryKey, (flags) => flags && { ...flags, MOBILEREG: isOn });
  await page.getByRole('textbox', { name: 'Username' }).fill('minhanh');

  switchMobile(false);
  await expect.poll(tabs).toEqual([]);
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('minhanh');
  switchMobile(true);

  await expect.poll(tabs).toEqual(['Username', 'Mobile number']);
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('minhanh');
});

test('a name that somebody has is said to be taken while it is typed, with one call for one name', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    if (typeof address !== 'string' || !address.endsWith('/username/check')) return Promise.reject(new Error('no net'));
    const { username } = JSON.parse(init?.body as string) as { username: string };
    asked.push(username);
    return Promise.resolve(Response.json({ success: true, value: { isFree: username !== 'minhanh' }, message: null }));
  });
  await showForm();
  const name = page.getByRole('textbox', { name: 'Username' });

  await name.fill('minhan');
  await name.fill('minhanh');
  await expect.element(page.getByText('This username is taken. Choose another one.')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('minhanh2');
  await expect.poll(() => asked).toEqual(['minhanh', 'minhanh2']);
  await name.fill('minhanh');

  await expect.element(page.getByText('This username is taken. Choose another one.')).toBeVisible();
  expect(asked).toEqual(['minhanh', 'minhanh2']);
});

test('[F-02] the button that clears the form is a quiet one and stands apart from the one that sends it', async () => {
  await showForm();
  const send = page.getByRole('button', { name: 'Create account' });
  const clear = page.getByRole('button', { name: 'Clear the form' });
  await expect.element(clear).toBeVisible();

  const gap = clear.element().getBoundingClientRect().top - send.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThan(48);
  expect(clear.element().getBoundingClientRect().width).toBeLessThan(send.element().getBoundingClientRect().width / 2);
  await page.getByRole('textbox', { name: 'Username' }).fill('minhanh');
  await clear.click();
  await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
});
