import type { ValueOf } from '@fairground/contract/endpoint';
import type { Money } from '@fairground/contract/money';
import type { quoteSlip } from '@fairground/contract/sports/bets';
import type { Slip, SlipLeg } from './slip.ts';

type Quote = ValueOf<typeof quoteSlip>;

export type StakeLimits = { readonly min: Money; readonly max: Money };

/** A leg as it stands now. */
export type LegView = {
  readonly leg: SlipLeg;
  readonly nowMilli: number;
  readonly state: 'open' | 'suspended' | 'gone';
  /** Nothing until the quote has come. */
  readonly limits: StakeLimits | undefined;
  /** The price has to be taken before the bet can be sent. */
  readonly mustTake: boolean;
};

/** The slip with its prices and limits now. */
export type SlipView = {
  readonly slip: Slip;
  readonly legs: readonly LegView[];
  readonly combo: Quote['combo'] | undefined;
  readonly comboRefusal: Quote['comboRefusal'];
  readonly systems: Quote['systems'];
  readonly delaySeconds: number;
};
