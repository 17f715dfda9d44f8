import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The attributes a control inside a field needs, so that label, hint and error belong to it. */
export type FieldControl = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldTexts = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** Stands at the far end of the label's line: a link, a counter, "optional". */
  readonly aside?: ReactNode;
};

export type FieldProps = FieldTexts & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, hint, error, required = false, aside, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(Boolean(hint) && hintId, Boolean(error) && errorId) || undefined;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={controlId} id={`${controlId}-label`} className="font-semibold text-ink">
          {label}
          {required && (
            <span aria-hidden="true" className="ms-0.5 text-loss">
              *
            </span>
          )}
        </label>
        {aside !== undefined && <span className="text-ink-faint">{aside}</span>}
      </div>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      ) : null}
      {/* The place stays in the document, so that an error which appears later is read out. */}
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <p id={errorId} className="flex items-start gap-1.5 text-sm text-loss">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}
