import { createDeviceChoice, useDeviceChoice } from '@fairground/client/session';

/** Remembered on the device: anyone who hides the balance on a shared screen wants it hidden tomorrow too. */
const IS_HIDDEN = createDeviceChoice('balanceHidden', ['false', 'true']);

/** Whether balances show stars instead of figures. */
export const useBalanceHidden = (): boolean => useDeviceChoice(IS_HIDDEN) === 'true';

export const toggleBalanceHidden = (): void => IS_HIDDEN.choose(IS_HIDDEN.read() === 'true' ? 'false' : 'true');
