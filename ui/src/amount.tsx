import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { signOf } from './amount-order.ts';
import { classNames } from './class-names.ts';
import { useNumbers } from './numbers.tsx';

export type AmountProps = {
  /** A decimal string as it came over the wire. */
  readonly value: string;
  readonly currency?: ReactNode;
  readonly currencyPlace?: 'start' | 'end' | undefined;
  /** Two decimals, cut; or exact, with more of them only where the amount has them. */
  readonly precision?: 'cut' | 'exact' | undefined;
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
  precision = 'cut',
  look = 'plain',
  hidden = false,
  hiddenLabel,
  className,
}: AmountProps) {
  const numbers = useNumbers();
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
          {(precision === 'exact' ? numbers.exactAmount(value) : numbers.amount(value)).replace('-', '\u2212')}
        </span>
      )}
      {currencyPlace === 'end' && unit}
    </bdi>
  );
}
