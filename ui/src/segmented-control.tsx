import './option-name.css';
import './choice.css';
import { useId } from 'react';
import type { ReactNode } from 'react';

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
    <fieldset className="ui-segments" data-block={block ? '' : undefined}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ui-segment">
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
