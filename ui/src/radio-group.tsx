import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type RadioOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
};

export type RadioGroupProps<Value extends string> = {
  readonly label: ReactNode;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly name?: string | undefined;
  /** Cards for choices that need a word more: payment channels, accounts. */
  readonly look?: 'plain' | 'card' | undefined;
  readonly className?: string | undefined;
};

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
  look = 'plain',
  className,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={classNames('flex min-w-0 flex-col gap-2', className)}>
      <legend className="mb-2 text-sm font-semibold text-ink">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'flex gap-3 text-sm transition-colors has-disabled:opacity-55 pointer-coarse:min-h-11',
            look === 'card'
              ? 'items-center rounded-md border border-line-strong bg-field p-4 hover:border-ink-faint has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus'
              : 'items-start',
          )}
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className={classNames(
              'size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-field transition-all checked:border-6 checked:border-accent hover:border-ink-faint checked:hover:border-accent',
              look === 'card' && 'outline-none',
            )}
          />
          {option.icon !== undefined && <span className="text-ink-faint [&>svg]:size-5">{option.icon}</span>}
          <span className="min-w-0">
            <span className="text-ink">{option.label}</span>
            {option.description !== undefined && <span className="block text-ink-soft">{option.description}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
