import type { ApplicationStanding, ApplicationState } from '@fairground/contract/promotions/endpoints';
import { applicationChanged, offerChanged } from '@fairground/contract/promotions/pushes';
import { writeMoney } from '@fairground/contract/money';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { FilePen } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { OwnPictures } from '../../../shared/pictures/index.ts';
import { APPLICATION_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { isLoggedIn, useSession } from '@fairground/client/session';
import { requireRealAccount } from '../../../shared/session/login-gate.ts';
import { openModal } from '../../../shared/store/modal-store.ts';
import { useStanding } from '../api/use-application.ts';
import { ApplicationForm } from './application-form.tsx';

/** Where somebody stands with an offer that is applied for, and the way to apply; nothing for other offers. */
export function ApplicationPanel({ promotionId }: { readonly promotionId: bigint }) {
  const t = useTranslations('applications');
  const titleId = useId();
  const invalidate = useInvalidate();
  const { data: standing } = useStanding(promotionId);
  const [isWriting, setWriting] = useState(false);
  const readAgain = () => void invalidate(APPLICATION_CHANGED);
  usePush(applicationChanged, readAgain);
  usePush(offerChanged, readAgain);

  if (standing === undefined || standing.state === 'none') return null;
  const { state, canApply } = standing;
  return (
    <section aria-labelledby={titleId} className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="text-base">
          {t('title')}
        </h2>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <output className="grid gap-3 text-sm text-ink-soft">
        <StandingText standing={standing} />
      </output>
      {canApply && isWriting && <ApplicationForm promotionId={promotionId} onDone={() => setWriting(false)} />}
      {canApply && !isWriting && (
        <Button
          variant="primary"
          size="lg"
          block
          iconStart={<FilePen aria-hidden="true" />}
          onClick={() => passGate(() => setWriting(true))}
        >
          {state === 'rejected' ? t('again') : t('apply')}
        </Button>
      )}
    </section>
  );
}

/** Who logs in here has come for this offer, and goes on with it. */
const passGate = (action: () => void): void => {
  if (isLoggedIn(useSession.getState())) requireRealAccount(action);
  else openModal({ type: 'login', props: { tab: 'login', stay: true } });
};

const TONES = {
  'coming-soon': 'neutral',
  join: 'accent',
  applying: 'info',
  rejected: 'loss',
  issued: 'gain',
  close: 'neutral',
} as const satisfies Record<Exclude<ApplicationState, 'none'>, string>;

function StandingText({ standing }: { readonly standing: ApplicationStanding }) {
  const t = useTranslations('applications');
  const format = useFormatter();
  const { state, opensAt, closesAt, application, canApply } = standing;
  const shown = (at: Date): string => format.dateTime(at, 'moment');
  return (
    <>
      {state === 'join' && <p>{t('text')}</p>}
      {state === 'coming-soon' && opensAt && <p>{t('opens', { moment: shown(opensAt) })}</p>}
      {state === 'close' && <p>{t('closed')}</p>}
      {application && state === 'applying' && <p>{t('applied', { moment: shown(application.appliedAt) })}</p>}
      {application && state === 'rejected' && (
        <p className="wrap-anywhere">{t('rejected', { answer: application.answer })}</p>
      )}
      {application?.amount && application.decidedAt && (
        <p>
          {t('issued', { moment: shown(application.decidedAt) })}{' '}
          <Amount
            value={writeMoney(application.amount)}
            currency={application.currencySymbol}
            className="font-semibold text-ink"
          />
        </p>
      )}
      {application && <Sent comment={application.comment} pictures={application.pictures} />}
      {canApply && closesAt && <p>{t('closes', { moment: shown(closesAt) })}</p>}
    </>
  );
}

type SentProps = Pick<NonNullable<ApplicationStanding['application']>, 'comment' | 'pictures'>;

/** What was sent, to be read again by who sent it. */
function Sent({ comment, pictures }: SentProps) {
  const t = useTranslations('applications');
  return (
    <>
      {comment !== '' && (
        <p className="rounded-md bg-surface-2 p-3 wrap-anywhere whitespace-pre-line text-ink">
          <span className="sr-only">{t('your-comment')}: </span>
          {comment}
        </p>
      )}
      <OwnPictures ids={pictures} />
    </>
  );
}
