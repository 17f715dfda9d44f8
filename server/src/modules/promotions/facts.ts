import { factKind } from '../../platform/events/fact.ts';

/** A member applied, or its application was decided. */
export const applicationMoved = factKind<{
  readonly promotion: string;
  readonly member: string;
  readonly application: string;
  readonly state: 'applying' | 'rejected' | 'issued';
}>('promotions.application-moved');

/** When an offer may be applied for was changed. */
export const offerSet = factKind<{ readonly promotion: string }>('promotions.offer-set');
