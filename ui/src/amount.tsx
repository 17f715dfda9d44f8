import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAmount, signOf } from './amount-format.ts';
import { classNames } from './class-names.ts';

export { formatAmount } from './amount-format.ts';

export type AmountProps = {
  /** A decimal string as it came over the wire. */
  readonly value: string;
  readonly currency?: ReactNode;
  readonly currencyPlace?: 'start' | 'end' | undefined;
  readonly places?: number | undefined;
  /** A change is shown with its sign, an arrow and a colour; a plain amount has none of them. */
  readonly look?: 'plain' | 'change' | undefined;
  /** Stars instead of the amount; the label says so to those who listen. */
  readonly hidden?: boolean | undefined;
  readonly hiddenLabel?: string | undefined;
  readonly className?: string | undefined;
};

export function Amount({
  value,
  currency,
  currencyPlace = 'end',
  places = 2,
  look = 'plain',
  hidden = false,
  hiddenLabel,
  className,
}: AmountProps) {
  const sign = look === 'change' && !hidden ? signOf(value) : 0;
  const Icon = sign < 0 ? ArrowDownRight : ArrowUpRight;
  const unit = currency === undefined ? null : <span className="text-[0.8em] text-ink-faint">{currency}</span>;
  return (
    <bdi
      data-sign={sign}
      className={classNames(
        'inline-flex items-baseline gap-[0.25em] whitespace-nowrap tabular-nums data-[sign="-1"]:text-loss data-[sign="1"]:text-gain',
        className,
      )}
    >
      {sign !== 0 && <Icon aria-hidden="true" className="size-[1em] shrink-0 self-center" />}
      {currencyPlace === 'start' && unit}
      {hidden ? (
        <>
          <span aria-hidden="true">******</span>
          <span className="sr-only">{hiddenLabel}</span>
        </>
      ) : (
        <span>
          {sign > 0 && '+'}
          {formatAmount(value, places).replace('-', '\u2212')}
        </span>
      )}
      {currencyPlace === 'end' && unit}
    </bdi>
  );
}
