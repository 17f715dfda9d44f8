import { factKind } from '../../platform/events/fact.ts';

/** Announced when a member excludes itself; other modules end what it has open. */
export const memberExcluded = factKind<{ readonly member: string }>('protection.member-excluded');
