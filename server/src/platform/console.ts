import type { Found } from '@fairground/contract/console/answers';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import type { Operator } from './http/route.ts';

/** Finds records by words, for staff who hold the permission of the offer; the most fitting first. */
export type Find = (words: string, staff: Operator) => Promise<readonly Found[]>;

/** What a module brings to the console: offers as data, and the function behind each search by the id of its offer. */
export type ModuleConsole = {
  readonly offers: ConsoleOffer;
  readonly finds?: Readonly<Record<string, Find>>;
};
