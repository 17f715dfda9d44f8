import { useState } from 'react';
import { classNames } from './class-names.ts';
import { activeCell, codeFromText } from './code-text.ts';
import type { CodeAlphabet } from './code-text.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

export type CodeInputProps = FieldTexts & {
  readonly length?: number | undefined;
  readonly alphabet?: CodeAlphabet | undefined;
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  /** Called once the last cell is filled. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A code sent by message. One real input lies over the drawn cells: paste, the phone's suggestion and screen readers work
 * as in any field.
 */
export function CodeInput({
  length = 6,
  alphabet = 'digits',
  value,
  onValueChange,
  onComplete,
  disabled = false,
  ...field
}: CodeInputProps) {
  const [hasFocus, setFocus] = useState(false);
  const handleText = (text: string) => {
    const code = codeFromText(text, length, alphabet);
    onValueChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        // Codes read from left to right in every script.
        <div dir="ltr" className="relative flex w-fit gap-2" data-disabled={disabled ? '' : undefined}>
          <input
            {...control}
            value={value}
            disabled={disabled}
            inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => handleText(event.target.value)}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            className="absolute inset-0 z-1 w-full cursor-text text-base text-transparent caret-transparent opacity-0"
          />
          {Array.from({ length }, (_, cell) => (
            <span
              key={cell}
              aria-hidden="true"
              data-active={hasFocus && cell === activeCell(value, length) ? '' : undefined}
              data-invalid={control['aria-invalid'] && ''}
              className={classNames(
                'field-box h-14 w-11 justify-center font-display text-xl font-bold tabular-nums data-active:outline-2 data-active:outline-focus max-sm:w-[min(2.75rem,12vw)]',
                disabled && 'opacity-55',
              )}
            >
              {value[cell] ?? (hasFocus && cell === value.length ? <Caret /> : '')}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}

function Caret() {
  return <span className="h-6 w-0.5 animate-pulse rounded-full bg-focus" />;
}
