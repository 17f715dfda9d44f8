import type { DeskAction } from '@fairground/contract/console/desk';
import { Select } from '@fairground/ui/select';
import { TextAreaField } from '@fairground/ui/text-field';
import { useTexts } from '../texts/texts.tsx';
import type { Words } from '../texts/words.ts';

export type Reason = { readonly code: string; readonly text: string };

type ChangeReasonProps = {
  readonly action: Pick<DeskAction, 'reason' | 'reasons'>;
  readonly words: Words;
  readonly value: Reason;
  readonly isLacking: boolean;
  readonly onValue: (value: Reason) => void;
};

/** Why a change is made: a kind of reason where there are some, and words. */
export function ChangeReason({ action: { reason, reasons }, words, value, isLacking, onValue }: ChangeReasonProps) {
  const t = useTexts();
  return (
    <>
      {reasons !== undefined && (
        <Select
          label={t('change.reason-code')}
          required
          value={value.code === '' ? undefined : value.code}
          placeholder="–"
          options={reasons.map((each) => ({ value: each, label: words.value('reason', each) }))}
          onValueChange={(code) => onValue({ ...value, code })}
        />
      )}
      {reason !== '' && (
        <TextAreaField
          label={t('change.reason')}
          hint={t('change.reason-hint')}
          error={isLacking ? t('change.reason-needed') : undefined}
          required
          rows={2}
          maxLength={450}
          value={value.text}
          onChange={(event) => onValue({ ...value, text: event.target.value })}
        />
      )}
    </>
  );
}
