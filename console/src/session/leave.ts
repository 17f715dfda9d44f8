import { logout } from '@fairground/contract/operators/operator-endpoints';
import { staffCall } from './calls.ts';
import { endStaffSession, sayStaffLeft } from './store.ts';

/** Logs out on the server and in every tab. */
export const leave = async (): Promise<void> => {
  await staffCall(logout, {}).catch(() => undefined);
  sayStaffLeft('left');
  endStaffSession('left');
};

/** The same when nobody is there; the page does not wait for the server to hide what it shows. */
export const leaveIdle = (): void => {
  const told = staffCall(logout, {});
  told.catch(() => undefined);
  sayStaffLeft('idle');
  endStaffSession('idle');
};
