import { TextField } from '@fairground/ui/text-field';
import { Failure } from '../session/proof-form.tsx';
import { useTexts } from '../texts/texts.tsx';

type LookReasonProps = {
  readonly value: string;
  readonly isLacking: boolean;
  readonly failureText: string | undefined;
  readonly onValue: (value: string) => void;
};

/** Why something masked or private is looked at: the look is logged with these words. */
export function LookReason({ value, isLacking, failureText, onValue }: LookReasonProps) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('change.reason')}
        error={isLacking ? t('change.reason-needed') : undefined}
        required
        maxLength={450}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      <Failure text={failureText} />
    </div>
  );
}
