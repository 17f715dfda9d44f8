import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@fairground/ui/button';
import { useSession } from '@fairground/client/session';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { PageFrame } from '../../../shared/page/page-frame.tsx';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { stateQuery } from '../api/queries.ts';

type ClosedToPlayProps = { readonly onLogout: () => void };

/** Stands in place of every page that invites to play or to pay in, for a member that excluded itself. */
export function ClosedToPlay({ onLogout }: ClosedToPlayProps) {
  const t = useTranslations('protection');
  return (
    <PageFrame title={t('closed.title')} text={<Term />}>
      <p className="max-w-prose">{t('closed.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => openCentre('withdraw')}>
          {t('closed.withdraw')}
        </Button>
        <Button onClick={() => openCentre('personalHistoryCopy')}>{t('check.history')}</Button>
        <ButtonLink href="/responsible#time-out">{t('closed.about')}</ButtonLink>
        <Button variant="ghost" onClick={onLogout}>
          {t('check.logout')}
        </Button>
      </div>
    </PageFrame>
  );
}

/** Until when; nothing before it is known. */
function Term() {
  const t = useTranslations('protection');
  const format = useFormatter();
  const account = useSession((session) => session.account ?? '');
  const exclusion = useQuery(stateQuery(account)).data?.exclusion ?? null;
  if (exclusion === null) return null;
  return exclusion.endsAt === null
    ? t('closed.for-good')
    : t('closed.until', { at: format.dateTime(exclusion.endsAt, { dateStyle: 'long' }) });
}
