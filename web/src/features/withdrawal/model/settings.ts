import type { readWithdrawalSettings } from '@fairground/contract/cashier/withdrawal-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';

export type Settings = ValueOf<typeof readWithdrawalSettings>;
