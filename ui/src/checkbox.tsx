import './choice.css';
import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  readonly indeterminate?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Checkbox({ label, description, error, indeterminate = false, className, ...input }: CheckboxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The browser knows this state only as a property, never as an attribute.
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = classNames(Boolean(description) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
  return (
    <div className={className}>
      <label className="ui-choice">
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className="ui-check"
        />
        <span>{label}</span>
      </label>
      {description ? (
        <p id={`${id}-hint`} className="ui-choice-note">
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="ui-choice-note" data-error="">
          {error}
        </p>
      ) : null}
    </div>
  );
}
