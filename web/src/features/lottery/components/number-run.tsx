import { run } from '@fairground/engines/lottery/vietnam/number-sets';
import { useId, useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';

type NumberRunProps = { readonly onPick: (numbers: readonly string[]) => void };

const TWO_DIGITS = /^\d{2}$/;

/** A run of two-digit numbers from one end to the other (kéo): what it holds is shown before it is picked. */
export function NumberRun({ onPick }: NumberRunProps) {
  const t = useTranslations('lottery');
  const id = useId();
  const [ends, setEnds] = useState<readonly [string, string]>(['', '']);
  const [first, last] = ends;
  const numbers = TWO_DIGITS.test(first) && TWO_DIGITS.test(last) ? run(first, last) : [];
  const isWrong = TWO_DIGITS.test(first) && TWO_DIGITS.test(last) && numbers.length === 0;
  const endOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 2);
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('sets.run')}</legend>
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {t('sets.run')}
      </span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sets.run-from')}
        placeholder="10"
        value={first}
        onChange={(event) => setEnds([endOf(event.target.value), last])}
        className="field-box h-8 w-14 px-2 text-center tabular-nums pointer-coarse:h-10"
      />
      <span aria-hidden="true">–</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('sets.run-to')}
        aria-describedby={`${id}-told`}
        placeholder="50"
        value={last}
        onChange={(event) => setEnds([first, endOf(event.target.value)])}
        className="field-box h-8 w-14 px-2 text-center tabular-nums pointer-coarse:h-10"
      />
      <button
        type="button"
        disabled={numbers.length === 0}
        onClick={() => onPick(numbers)}
        className="control h-8 bg-surface-3 px-2.5 text-sm hover:bg-line disabled:opacity-50 pointer-coarse:h-10"
      >
        {t('sets.run-pick')}
      </button>
      <output id={`${id}-told`} className={`text-sm ${isWrong ? 'text-loss' : 'text-ink-soft'}`}>
        {isWrong ? t('sets.run-wrong') : numbers.length > 0 ? t('sets.run-holds', { count: numbers.length }) : ''}
      </output>
    </fieldset>
  );
}
