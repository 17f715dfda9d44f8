import { readTypedNumber, showTypedNumber } from '@fairground/contract/number-field';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { compareAmounts } from './amount-order.ts';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { useNumbers } from './numbers.tsx';

export type AmountFieldProps = FieldTexts & {
  /** The typed number as a decimal text without separators; it may end in a dot while someone types. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly currency?: ReactNode;
  readonly places?: number | undefined;
  readonly quickAmounts?: readonly string[] | undefined;
  readonly quickLabel?: string | undefined;
  /** Quick amounts beyond the limits are not offered; the hint names the limits themselves. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** The one field money is entered in: large, grouped while typing, with amounts at hand. */
export function AmountField({
  value,
  onValueChange,
  currency,
  places = 2,
  quickAmounts,
  quickLabel,
  min,
  max,
  disabled = false,
  name,
  ...field
}: AmountFieldProps) {
  const numbers = useNumbers();
  const input = useRef<HTMLInputElement>(null);
  const caretFromEnd = useRef<number>(undefined);
  useLayoutEffect(() => {
    // Commas come and go before the caret, so its place is kept by what stands behind it.
    const element = input.current;
    if (element === null || caretFromEnd.current === undefined) return;
    const caret = Math.max(0, element.value.length - caretFromEnd.current);
    caretFromEnd.current = undefined;
    element.setSelectionRange(caret, caret);
  });
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionEnd } = event.target;
    caretFromEnd.current = text.length - (selectionEnd ?? text.length);
    onValueChange(readTypedNumber(numbers.style, text, places));
  };
  const isOffered = (amount: string) =>
    (min === undefined || compareAmounts(amount, min) >= 0) && (max === undefined || compareAmounts(amount, max) <= 0);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div
            className="field-box h-16 gap-3 px-4"
            data-invalid={control['aria-invalid'] && ''}
            data-disabled={disabled ? '' : undefined}
          >
            <input
              {...control}
              ref={input}
              name={name}
              disabled={disabled}
              value={showTypedNumber(numbers.style, value)}
              onChange={handleChange}
              inputMode={places === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              placeholder="0"
              className="min-w-0 flex-1 bg-transparent font-display text-xl font-bold tabular-nums"
            />
            {currency !== undefined && <span className="text-lg text-ink-faint">{currency}</span>}
          </div>
          {quickAmounts !== undefined && (
            <fieldset
              className={classNames(
                'grid gap-2',
                quickAmounts.length % 3 === 0 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4',
              )}
            >
              <legend className="sr-only">{quickLabel}</legend>
              {quickAmounts.map((amount) => (
                <button
                  key={amount}
                  type="button"
                  disabled={disabled || !isOffered(amount)}
                  aria-pressed={amount === value}
                  onClick={() => onValueChange(amount)}
                  className={classNames(
                    'control h-10 bg-surface-2 px-2 text-sm font-semibold text-ink-soft tabular-nums hover:bg-surface-3 hover:text-ink pointer-coarse:h-11',
                    'aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
                  )}
                >
                  {numbers.shortAmount(amount)}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}
