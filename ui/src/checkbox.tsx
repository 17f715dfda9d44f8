import { Check, Minus } from 'lucide-react';
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
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="group flex items-start gap-3 text-sm has-disabled:opacity-55 pointer-coarse:py-2">
        <span className="relative flex size-5 shrink-0">
          <input
            {...input}
            ref={box}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-field transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-ink-faint aria-invalid:border-loss"
          />
          <Check
            aria-hidden="true"
            className={classNames(MARK_CLASS, indeterminate ? 'hidden' : 'opacity-0 peer-checked:opacity-100')}
          />
          {indeterminate && <Minus aria-hidden="true" className={MARK_CLASS} />}
        </span>
        <span className="text-ink">{label}</span>
      </label>
      {description ? (
        <p id={`${id}-hint`} className="ms-8 text-sm text-ink-faint">
          {description}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="ms-8 text-sm text-loss">
          {error}
        </p>
      ) : null}
    </div>
  );
}

const MARK_CLASS = 'pointer-events-none absolute inset-0.5 size-4 stroke-3 text-accent-ink';
