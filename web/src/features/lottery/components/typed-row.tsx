import type { Row } from '@fairground/engines/lottery/entry';
import { useId, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { readNumbers } from '../model/typed-numbers.ts';

type TypedRowProps = {
  readonly row: Row;
  readonly name: string;
  /** A number as the play takes it, to begin with. */
  readonly example: string;
  readonly onRead: (symbols: readonly string[]) => void;
};

/** How many unread words are shown; the rest is shown as a number. */
const UNREAD_SHOWN = 5;

/** Numbers that are typed or pasted; what was understood is shown at once. */
export function TypedRow({ row, name, example, onRead }: TypedRowProps) {
  const t = useTranslations('lottery');
  const id = useId();
  const [text, setText] = useState('');
  const { symbols, unread, repeated } = readNumbers(row, text);
  const handleChange = (next: string): void => {
    setText(next);
    onRead(readNumbers(row, next).symbols);
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold text-ink-soft">
        {name}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-read`}
        onChange={(event) => handleChange(event.target.value)}
        className="field-box w-full resize-y p-3 font-semibold tracking-wide tabular-nums"
      />
      <output id={`${id}-read`} className="block text-sm text-ink-soft">
        {text === '' ? t('typed.hint', { example }) : t('typed.read', { count: symbols.length })}
        {repeated > 0 && ` ${t('typed.repeated', { count: repeated })}`}
        {unread.length > 0 && (
          <span className="block text-loss">
            {t('typed.unread', { count: unread.length, words: unread.slice(0, UNREAD_SHOWN).join(' · ') })}
          </span>
        )}
      </output>
    </div>
  );
}
