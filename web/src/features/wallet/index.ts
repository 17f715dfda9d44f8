/** The member's money as the site shows it: the balance, where it lies, moving it between wallets, and its record. */
export { BalancePill, HeaderSum } from './components/balance-pill.tsx';
export { LiveBalance } from './components/balance-voice.tsx';
export { BalancePanel } from './components/balance-panel.tsx';
export { FundsPopover, HistoryPage, RefillPart, TransferPage } from './lazy-parts.ts';
