import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aCall, Refused, renderAtDesk } from '../testing/desk-stand.tsx';
import { ChangeDialog } from './change-dialog.tsx';

const action = {
  id: 'operators.change-roles',
  on: 'staff',
  call: aCall('/bo/staff/roles', { method: 'POST', isHeld: true }),
  keeps: { staffId: 'staffId', version: 'version' },
  fields: [{ id: 'roles', as: 'choices', choices: ['RISK', 'SUPPORT'], from: 'roles' }],
  reason: 'reason',
} satisfies Parameters<typeof ChangeDialog>[0]['action'];
const record = { staffId: '9', version: '3', roles: ['RISK'] };

const open = (answer: () => unknown) => {
  const onDone = vi.fn<() => void>();
  return renderAtDesk(<ChangeDialog action={action} record={record} onClose={() => undefined} onDone={onDone} />, {
    offers: {},
    address: '/staff/9',
    answers: { '/bo/staff/roles': answer },
  });
};
const reason = () => page.getByRole('textbox', { name: /Reason/ });
const send = () => page.getByRole('button', { name: 'Send for approval' });

test('a change shows before and after, says that it takes two, and is not sent without a reason', async () => {
  const { calls } = await open(() => ({ approvalId: '12' }));

  await page.getByRole('checkbox', { name: 'Support' }).click();
  await expect.element(page.getByRole('row', { name: /Risk Risk, Support/ })).toBeVisible();
  await send().click();
  await expect.element(page.getByText('Say why, in four characters or more.')).toBeVisible();
  expect(calls).toEqual([]);

  await reason().fill('joins the desk');
  await send().click();
  await expect.element(page.getByText('Approval 12 waits for a second person.')).toBeVisible();
  expect(calls[0]?.body).toEqual({
    ...{ staffId: '9', version: '3', roles: ['RISK', 'SUPPORT'] },
    reason: 'joins the desk',
  });
});

test.each([
  ...['operators.version-conflict', 'approvals.state-conflict', 'content.draft-changed', 'content.draft-outdated'],
])('%s: a record that changed meanwhile is said in the dialog, which stays open to read it again', async (code) => {
  await open(() => {
    throw new Refused(code, 'Somebody changed this account.');
  });

  await page.getByRole('checkbox', { name: 'Support' }).click();
  await reason().fill('joins the desk');
  await send().click();

  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody changed this account.');
  await expect.element(page.getByRole('button', { name: 'Read it again' })).toBeVisible();
});
