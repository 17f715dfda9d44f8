import { logout } from '@fairground/contract/operators/operator-endpoints';
import { staffCall } from './calls.ts';
import { endInAllTabs } from './share-tabs.ts';
import { tokenNow } from './store.ts';

/** Logs out on the server and in every tab. */
export const leave = async (): Promise<void> => {
  const token = tokenNow();
  await staffCall(logout, {}).catch(() => undefined);
  if (token !== null) endInAllTabs(token, 'left');
};

/** The same when nobody is there; the page does not wait for the server to hide what it shows. */
export const leaveIdle = (): void => {
  const token = tokenNow();
  const told = staffCall(logout, {});
  told.catch(() => undefined);
  if (token !== null) endInAllTabs(token, 'idle');
};
