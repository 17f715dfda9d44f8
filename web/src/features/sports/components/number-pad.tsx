import { Delete } from 'lucide-react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import { pressKey } from '../model/slip-maths.ts';

type NumberPadProps = { readonly typed: string; readonly onTyped: (typed: string) => void };

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '000'] as const;

/** The slip's own keys: nothing on the page moves for a keyboard. */
export function NumberPad({ typed, onTyped }: NumberPadProps) {
  const t = useTranslations('sports');
  const numbers = useNumbers();
  const { decimal } = useBrand().numbers;
  const press = (key: string): void => onTyped((key === '000' ? ['0', '0', '0'] : [key]).reduce(pressKey, typed));
  return (
    <fieldset className="sb-pad">
      <legend className="sr-only">{t('slip.pad')}</legend>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => press(key)}>
          {key === '.' ? decimal : key === '000' ? key : numbers.whole(Number(key))}
        </button>
      ))}
      <button type="button" className="sb-pad-back" aria-label={t('slip.backspace')} onClick={() => press('back')}>
        <Delete aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  );
}
