import type { SecurityChange } from './notices.ts';

/** Every change that lets somebody else act as the owner delays money: these do not. A new device counts by itself. */
const HARMLESS: ReadonlySet<SecurityChange> = new Set(['social-linked', 'social-unlinked', 'new-device']);

/** Whether money waits before it leaves after a change. The first payment password replaces nothing, so it is none. */
export const delaysMoney = (change: SecurityChange, { hadPaymentPassword }: { readonly hadPaymentPassword: boolean }) =>
  !HARMLESS.has(change) && (change !== 'payment-password' || hadPaymentPassword);
