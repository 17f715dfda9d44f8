import { beginSession, endSession } from '@fairground/client/session';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeModal, useModal } from '../../shared/store/modal-store.ts';
import { renderOnSite } from '../../testing/stand.tsx';
import { AccountList } from './account-list.tsx';

const nothing = () => undefined;

test('[T-02] isAgent 1, 2, 41 and 42 open the agent centre; the member centre needs a token and an isAgent other than 4', async () => {
  await renderOnSite(<AccountList onLeave={nothing} />, { account: 'ann' });
  const agentCentre = page.getByRole('button', { name: 'Agent centre' });
  const memberCentre = page.getByRole('button', { name: 'My account' });

  for (const isAgent of [1, 2, 41, 42]) {
    beginSession({ token: 'a-token', account: 'ann', isAgent });
    await expect.element(agentCentre).toBeVisible();
    await agentCentre.click();
    expect([isAgent, useModal.getState().current?.type]).toEqual([isAgent, 'agents']);
    closeModal();
  }
  for (const isAgent of [0, 3, 5, 40]) {
    beginSession({ token: 'a-token', account: 'ann', isAgent });
    await expect.poll(() => agentCentre.elements(), { message: String(isAgent) }).toEqual([]);
  }

  await memberCentre.click();
  expect(useModal.getState().current?.type).toBe('centre');
  closeModal();
  beginSession({ token: 'a-token', account: 'guest7', isAgent: 4 });
  await memberCentre.click();
  expect(useModal.getState().current?.type).toBe('real-account');
  closeModal();
  endSession();
  await memberCentre.click();
  expect(useModal.getState().current?.type).toBe('login');
});
