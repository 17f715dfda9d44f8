import './choice.css';
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
        <label key={option.value} className={classNames('ui-choice', look === 'card' && 'ui-radio-card')}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="ui-radio"
          />
          {option.icon}
          <span>
            {option.label}
            {option.description !== undefined && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
