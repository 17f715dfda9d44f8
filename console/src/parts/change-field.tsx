import type { DeskAction } from '@fairground/contract/console/desk';
import { Checkbox } from '@fairground/ui/checkbox';
import { Select } from '@fairground/ui/select';
import { TextAreaField, TextField } from '@fairground/ui/text-field';
import { mayBeEmpty } from './change.ts';
import type { Words } from '../texts/words.ts';

type ChangeFieldProps = {
  readonly field: DeskAction['fields'][number];
  readonly words: Words;
  readonly value: string | readonly string[];
  readonly error: string | undefined;
  readonly onValue: (value: string | readonly string[]) => void;
};

const INPUT_TYPES = { text: 'text', number: 'number', amount: 'text', day: 'date', moment: 'datetime-local' } as const;

/** One field of a change, by its kind. */
export function ChangeField({ field, words, value, error, onValue }: ChangeFieldProps) {
  const label = words.field(field.id);
  const text = typeof value === 'string' ? value : '';
  const required = !mayBeEmpty(field);
  switch (field.as) {
    case 'choice':
      return (
        <Select
          {...{ label, error, required }}
          value={text === '' ? undefined : text}
          placeholder="–"
          options={(field.choices ?? []).map((each) => ({ value: each, label: words.value(field.id, each) }))}
          onValueChange={onValue}
        />
      );
    case 'choices':
      return <Choices {...{ field, words, label, onValue }} chosen={typeof value === 'string' ? [] : value} />;
    case 'flag':
      return (
        <Checkbox label={label} checked={text === 'true'} onChange={(event) => onValue(String(event.target.checked))} />
      );
    case 'lines':
    case 'long-text':
      return (
        <TextAreaField
          {...{ label, error, required }}
          maxLength={field.lengthMax}
          value={text}
          onChange={(event) => onValue(event.target.value)}
        />
      );
    default:
      return (
        <TextField
          {...{ label, error, required }}
          type={INPUT_TYPES[field.as]}
          inputMode={field.as === 'amount' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={field.lengthMax}
          value={text}
          onChange={(event) => onValue(event.target.value)}
        />
      );
  }
}

type ChoicesProps = Pick<ChangeFieldProps, 'field' | 'words' | 'onValue'> & {
  readonly label: string;
  readonly chosen: readonly string[];
};

function Choices({ field, words, label, chosen, onValue }: ChoicesProps) {
  const all = field.choices ?? [];
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {all.map((each) => (
          <Checkbox
            key={each}
            label={words.value(field.id, each)}
            checked={chosen.includes(each)}
            onChange={(event) =>
              onValue(all.filter((one) => (one === each ? event.target.checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
