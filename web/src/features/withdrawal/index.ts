/** Taking money out: what is in the way, the form, accounts to be paid to, the steps of each withdrawal and its receipt. */
export { AccountsCard } from './components/accounts-card.tsx';
export { WithdrawPage } from './components/withdraw-page.tsx';
