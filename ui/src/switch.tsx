import './choice.css';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly className?: string | undefined;
};

/** On or off, at once; where a form is sent later, use a checkbox. The knob lights up like a bulb. */
export function Switch({ label, description, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={classNames('ui-choice justify-between', className)}>
      <span>
        <span id={`${id}-label`}>{label}</span>
        {description !== undefined && <small id={`${id}-hint`}>{description}</small>}
      </span>
      <input
        {...input}
        type="checkbox"
        // A checkbox brings its checked state along.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-hint`}
        className="ui-switch"
      />
    </label>
  );
}
