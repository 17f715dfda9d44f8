import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly icon?: ReactNode;
    readonly disabled?: boolean | undefined;
  }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly block?: boolean | undefined;
};

/** Two to five ways to see the same thing. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  block = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0 rounded-md bg-surface-2 p-1', block ? 'flex' : 'inline-flex')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'control h-8 gap-2 rounded-sm px-3 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink has-checked:bg-thumb has-checked:text-ink has-checked:shadow-low has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:h-11 [&>svg]:size-4',
            block && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
