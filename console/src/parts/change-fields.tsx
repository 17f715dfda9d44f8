import type { DeskAction } from '@fairground/contract/console/desk';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';
import { mayBeEmpty } from './change.ts';
import type { Draft } from './change.ts';
import { ChangeField } from './change-field.tsx';

type ChangeFieldsProps = {
  readonly fields: DeskAction['fields'];
  readonly words: Words;
  readonly draft: Draft;
  /** What has to be filled in and is empty is marked. */
  readonly isLacking: boolean;
  readonly onDraft: (draft: Draft) => void;
};

/** What a person fills in for a change. */
export function ChangeFields({ fields, words, draft, isLacking, onDraft }: ChangeFieldsProps) {
  const t = useTexts();
  return fields.map((field) => (
    <ChangeField
      key={field.id}
      field={field}
      words={words}
      value={draft[field.id] ?? ''}
      error={isLacking && !mayBeEmpty(field) && draft[field.id] === '' ? t('change.needed') : undefined}
      onValue={(value) => onDraft({ ...draft, [field.id]: value })}
    />
  ));
}
