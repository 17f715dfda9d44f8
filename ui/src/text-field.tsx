import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

type Adornments = {
  /** Stand inside the box, before and after what is typed. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  /** Class of the whole field, not of the input. */
  readonly className?: string | undefined;
};

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldTexts & Adornments;

export function TextField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  start,
  end,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <div
          className="field-box gap-2 px-3"
          data-invalid={control['aria-invalid'] && ''}
          data-disabled={input.disabled ? '' : undefined}
        >
          {start !== undefined && <Adornment>{start}</Adornment>}
          <input {...input} {...control} className={INPUT_CLASS} />
          {end !== undefined && <Adornment>{end}</Adornment>}
        </div>
      )}
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  readonly showLabel: string;
  readonly hideLabel: string;
};

/** A secret that can be looked at while typing; paste and password managers are always welcome. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          className="control -me-2 size-9 text-ink-faint hover:text-ink pointer-coarse:size-11"
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </button>
      }
    />
  );
}

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> &
  FieldTexts & { readonly className?: string | undefined };

export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  aside,
  className,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, aside, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames('field-box w-full resize-y px-3 py-2.5 text-base')}
        />
      )}
    </Field>
  );
}

function Adornment({ children }: { readonly children: ReactNode }) {
  return <span className="flex shrink-0 items-center text-ink-faint [&_svg]:size-4.5">{children}</span>;
}

/** 16 px at least: a phone zooms into anything smaller. */
const INPUT_CLASS = 'h-full min-w-0 flex-1 bg-transparent py-2 text-base disabled:cursor-not-allowed';
