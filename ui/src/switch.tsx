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
    <label
      className={classNames(
        'flex items-start justify-between gap-4 text-sm has-disabled:opacity-55 pointer-coarse:py-2',
        className,
      )}
    >
      <span className="min-w-0">
        <span id={`${id}-label`} className="text-ink">
          {label}
        </span>
        {description !== undefined && (
          <span id={`${id}-hint`} className="block text-ink-faint">
            {description}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // A checkbox brings its checked state along.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-hint`}
        className="relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-field transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4.5 before:rounded-full before:bg-ink-faint before:transition-all checked:border-accent checked:bg-accent-soft checked:before:start-5.5 checked:before:bg-accent checked:before:shadow-glow hover:border-ink-faint checked:hover:border-accent"
      />
    </label>
  );
}
