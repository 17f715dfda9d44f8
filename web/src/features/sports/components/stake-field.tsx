import type { Money } from '@fairground/contract/money';
import { readTypedNumber, showTypedNumber } from '@fairground/contract/number-field';
import { useId } from 'react';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { isTarget } from '../model/pad.ts';
import type { PadTarget } from '../model/pad.ts';
import { addTyped, plainText, quickStakes, typedMoney } from '../model/slip-maths.ts';

type StakeFieldProps = {
  /** What the amount is for, for those who listen. */
  readonly label: string;
  /** The same in a word, for those who see the slip around it. */
  readonly lead: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly limits: { readonly min: Money; readonly max: Money } | undefined;
  readonly target: PadTarget;
  readonly pad: { readonly target: PadTarget; readonly onTarget: (target: PadTarget) => void } | undefined;
};

/** An amount of the slip, with quick stakes; what is wrong with it is said beside it. */
export function StakeField({ label, lead, typed, onTyped, limits, target, pad }: StakeFieldProps) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { symbol } = useBrand().currency;
  const id = useId();
  const amount = typedMoney(typed);
  const fault =
    amount === undefined || amount === 0n || limits === undefined
      ? undefined
      : amount < limits.min
        ? t('slip.below', { amount: numbers.shortAmount(limits.min) })
        : amount > limits.max
          ? t('slip.above', { amount: numbers.shortAmount(limits.max) })
          : undefined;
  const isActive = pad !== undefined && isTarget(pad.target, target);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="sb-stake" data-active={isActive || undefined} data-invalid={fault === undefined ? undefined : ''}>
        <label htmlFor={id} className="text-xs text-ink-faint">
          <span aria-hidden="true">{lead}</span>
          <span className="sr-only">{label}</span>
        </label>
        <input
          id={id}
          // The slip's own pad types on a phone: the keyboard would cover the slip.
          inputMode={pad === undefined ? 'decimal' : 'none'}
          autoComplete="off"
          placeholder="0"
          value={showTypedNumber(numbers.style, typed)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onFocus={() => pad?.onTarget(target)}
          onChange={(event) => onTyped(readTypedNumber(numbers.style, event.target.value))}
        />
        <span className="text-sm text-ink-faint">{symbol}</span>
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className="text-xs text-loss">
          {fault}
        </p>
      )}
      {pad === undefined && limits !== undefined && <QuickStakes typed={typed} onTyped={onTyped} limits={limits} />}
    </div>
  );
}

type QuickStakesProps = Pick<StakeFieldProps, 'typed' | 'onTyped'> & {
  readonly limits: { readonly min: Money; readonly max: Money };
};

/** Amounts that are added with one press, and the most that is taken. */
export function QuickStakes({ typed, onTyped, limits }: QuickStakesProps) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  return (
    <fieldset className="sb-quick">
      <legend className="sr-only">{t('slip.quick')}</legend>
      {quickStakes(limits.min).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={t('slip.add', { amount: numbers.shortAmount(amount) })}
          onClick={() => onTyped(addTyped(typed, amount))}
        >
          {`+${compact(amount)}`}
        </button>
      ))}
      <button type="button" onClick={() => onTyped(plainText(limits.max))}>
        {t('slip.max')}
      </button>
    </fieldset>
  );
}

/** 10000 as `10K`: the chips stand five in a line. */
const compact = (amount: string): string => {
  if (/^\d+000000$/.test(amount)) return `${amount.slice(0, -6)}M`;
  return /^\d+000$/.test(amount) ? `${amount.slice(0, -3)}K` : amount;
};
