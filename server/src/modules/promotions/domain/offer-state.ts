import type { OfferState } from '@fairground/contract/promotions/endpoints';
import type { Terms } from '@fairground/contract/promotions/terms';
import { mondayOf, periodOf } from './terms.ts';

/** What is known of a member and an offer that gives something by its terms. */
export type Known = {
  readonly terms: Pick<Terms, 'kind' | 'mustJoin'>;
  readonly today: string;
  /** The periods it was given in. */
  readonly given: ReadonlySet<string>;
  /** The day the member joined it; nothing where it has not. */
  readonly joinedOn: string | undefined;
  /** Whether the budget and the count still allow one more. */
  readonly hasRoom: boolean;
  readonly hasDeposited: boolean;
  /** Whether a claim would be refused: it is not meant for the member or its group is taken, or somebody alike was given it. */
  readonly isKept: boolean;
};

/** Where a member stands with an offer that gives by its terms. What was given counts more than what keeps it from more. */
export const offerStateOf = (known: Known): OfferState => {
  const { terms, today, given, joinedOn, hasRoom, hasDeposited, isKept } = known;
  if (given.has(periodOf(terms, today))) return isClaimed(terms) ? 'claimed' : 'issued';
  if (isKept || !hasRoom) return 'close';
  if (terms.mustJoin && joinedOn === undefined) return 'join';
  switch (terms.kind) {
    case 'SIGNUP':
      return 'close';
    case 'GIFT':
    case 'FREE_SPINS':
      return 'claim';
    case 'FIRST_DEPOSIT':
      return hasDeposited ? 'close' : 'join';
    case 'RELOAD':
      return hasDeposited ? 'join' : 'coming-soon';
    case 'CASHBACK':
      // Joined in this week, the week counts from then on; otherwise all of it runs.
      return joinedOn !== undefined && joinedOn > mondayOf(today) ? 'signed' : 'process';
    case 'BIRTHDAY':
      return terms.mustJoin ? 'signed' : 'coming-soon';
  }
};

/** Whether it is claimed by a press in the rewards centre. */
export const isClaimed = ({ kind }: Pick<Terms, 'kind'>): boolean => kind === 'GIFT' || kind === 'FREE_SPINS';
