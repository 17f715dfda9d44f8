import { CODE_REQUEST_THROTTLE_MS } from '@fairground/contract/identity/endpoints';
import { Button } from '@fairground/ui/button';
import { TextField } from '@fairground/ui/text-field';
import { useTranslations } from '../../i18n/index.ts';
import { clockOf } from '../model/countdown.ts';
import type { BoundField } from '../hooks/use-form.ts';
import { useThrottled } from '../hooks/use-throttled.ts';

type CodeFieldProps = {
  readonly field: BoundField;
  /** Seconds until a code may be asked for again. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly label?: string;
};

/** A code from a message, with the button that asks for it. */
export function CodeField({ field, secondsLeft, isSending, onSend, label }: CodeFieldProps) {
  const t = useTranslations('account');
  const send = useThrottled(onSend, CODE_REQUEST_THROTTLE_MS);
  const isWaiting = secondsLeft > 0;
  return (
    <div className="flex items-start gap-2">
      <TextField
        {...field}
        className="flex-1"
        label={label ?? t('field.verificationCode')}
        placeholder={`${t('placeholder.verificationCode')} *`}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
      />
      <Button
        className="mt-6.5 h-11 min-w-32 tabular-nums"
        // Focus stays on it while it counts down, so it is not taken away from under a keyboard.
        aria-disabled={isWaiting || isSending}
        loading={isSending}
        onClick={() => {
          if (!isWaiting && !isSending) send();
        }}
      >
        {isWaiting ? t('code.again', { time: clockOf(secondsLeft) }) : t('code.send')}
      </Button>
    </div>
  );
}
