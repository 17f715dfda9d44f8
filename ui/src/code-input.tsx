import './code-input.css';
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
  const handleText = (text: string) => {
    const code = codeFromText(text, length, alphabet);
    onValueChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        // Codes read from left to right in every script.
        <div dir="ltr" className="ui-code">
          <input
            {...control}
            value={value}
            disabled={disabled}
            inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => handleText(event.target.value)}
          />
          {Array.from({ length }, (_, cell) => (
            <span key={cell} aria-hidden="true" data-active={cell === activeCell(value, length) ? '' : undefined}>
              {value[cell]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
