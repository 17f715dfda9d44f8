import { useNumbers } from '@fairground/ui/numbers';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import { Moment } from './value.tsx';
import { isRow, textOf } from './values.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** As the ledger writes amounts: four digits behind the point. */
const AMOUNT = /^-?\d+\.\d{4}$/;

type ChangeValueProps = { readonly field: string; readonly value: string; readonly words: Words };

/** A value of a change as people say it: what was stored as a moment, an amount, texts by language or names of states. */
export function ChangeValue({ field, value, words }: ChangeValueProps) {
  const t = useTexts();
  const numbers = useNumbers();
  if (MOMENT.test(value)) return <Moment iso={value} />;
  if (AMOUNT.test(value)) return <bdi className="tabular-nums">{numbers.exactAmount(value)}</bdi>;
  const texts = readObject(value);
  if (texts)
    return (
      <>
        {Object.entries(texts).map(([code, text]) => (
          <span key={code} className="block">
            <span className="text-xs text-ink-faint">{code}</span> {textOf(text)}
          </span>
        ))}
        {Object.keys(texts).length === 0 && t('change.nothing')}
      </>
    );
  return (
    <>
      {value
        .split(', ')
        .map((each) => words.value(field, each))
        .join(', ')}
    </>
  );
}

const readObject = (value: string): Readonly<Record<string, unknown>> | undefined => {
  if (!value.startsWith('{')) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return isRow(read) ? read : undefined;
  } catch {
    return undefined;
  }
};
