import { factKind } from '../../platform/events/fact.ts';

/** A member excluded itself; what it began elsewhere ends. */
export const memberExcluded = factKind<{ readonly member: string }>('protection.member-excluded');
