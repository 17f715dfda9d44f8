import type { Money } from '@fairground/contract/money';
import type { Signal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import { el } from './dom.ts';

type ShortfallDeps = {
  readonly texts: Pick<Texts, 't' | 'amount'>;
  readonly ladder: readonly Money[];
  readonly bet: Signal<Money>;
  readonly balance: () => Money;
  readonly costOf: (bet: Money) => Money;
};

type Affordable = Pick<ShortfallDeps, 'ladder' | 'costOf'> & { readonly bet: Money; readonly balance: Money };

/** The largest bet below the one chosen that the balance pays for; nothing where even the smallest is too much. */
export const affordableBet = ({ ladder, bet, balance, costOf }: Affordable): Money | undefined =>
  ladder.findLast((level) => level < bet && costOf(level) <= balance);

/**
 * The button that goes on with a smaller stake where the balance does not cover the chosen one; nothing where none fits.
 * What else helps is offered by the page around.
 */
export const lowerStakeButton = ({ texts, ladder, bet, balance, costOf }: ShortfallDeps): HTMLElement | undefined => {
  const fitting = affordableBet({ ladder, costOf, bet: bet.get(), balance: balance() });
  if (fitting === undefined) return undefined;
  const button = el(
    'button',
    {
      type: 'button',
      class: 'small',
      'data-testid': 'lower-stake',
      onclick: () => {
        bet.set(fitting);
        button.remove();
      },
    },
    texts.t('lower-stake', { amount: texts.amount(fitting) }),
  );
  return button;
};
