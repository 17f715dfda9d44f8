import { CircleAlert, Timer } from 'lucide-react';
import { useTranslations } from '../../i18n/index.ts';
import { clockOf } from '../model/countdown.ts';

type FormAlertProps = {
  readonly text: string | undefined;
  /** Seconds the form waits after too many attempts. */
  readonly lockedFor?: number;
};

/** What went wrong with a form as a whole. Its place stays, so that what appears there is read out. */
export function FormAlert({ text, lockedFor = 0 }: FormAlertProps) {
  const t = useTranslations('account');
  return (
    <div role="alert" className="empty:hidden">
      {lockedFor > 0 ? (
        <p className={ALERT_CLASS}>
          <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('lock.text')}{' '}
            {/* The moving figure is for the eye; read out each second it would drown everything else. */}
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {clockOf(lockedFor)}
            </span>
          </span>
        </p>
      ) : (
        text !== undefined &&
        text !== '' && (
          <p className={ALERT_CLASS}>
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{text}</span>
          </p>
        )
      )}
    </div>
  );
}

const ALERT_CLASS = 'flex items-start gap-2 rounded-md bg-loss-soft px-3 py-2.5 text-sm text-loss';
