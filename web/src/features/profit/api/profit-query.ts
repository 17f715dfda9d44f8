import { ownQuery } from '@fairground/client/api';
import type { DayRange } from '@fairground/client/format';
import { readProfit } from '@fairground/contract/figures/endpoints';

/** The member's own figures of a range of days. */
export const profitQuery = (account: string, range: DayRange) => ownQuery(readProfit, { query: range }, account);
