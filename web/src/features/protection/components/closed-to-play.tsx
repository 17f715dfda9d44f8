import { useQuery } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '@fairground/ui/button';
import { Dialog } from '@fairground/ui/dialog';
import { useSession } from '@fairground/client/session';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { openCentre } from '../../../shared/store/open-centre.ts';
import { stateQuery } from '../api/queries.ts';

type ClosedToPlayProps = { readonly onLogout: () => void; readonly onRead: () => void };

/** Tells a member that excluded itself, once for each visit, what its account still does. */
export function ClosedToPlay({ onLogout, onRead }: ClosedToPlayProps) {
  const t = useTranslations('protection');
  const format = useFormatter();
  const account = useSession((session) => session.account ?? '');
  const { data } = useQuery(stateQuery(account));
  const endsAt = data?.exclusion?.endsAt;
  const leaveFor = (go: () => void) => () => {
    onRead();
    go();
  };
  if (data === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={onRead}
      closeLabel={t('closed.close')}
      title={t('closed.title')}
      description={
        endsAt ? t('closed.until', { at: format.dateTime(endsAt, { dateStyle: 'long' }) }) : t('closed.for-good')
      }
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onLogout}>
            {t('check.logout')}
          </Button>
          <Button onClick={leaveFor(() => navigate('/responsible#time-out'))}>{t('closed.about')}</Button>
          <Button variant="primary" onClick={leaveFor(() => openCentre('withdraw'))}>
            {t('closed.withdraw')}
          </Button>
        </div>
      }
    >
      <p className="text-sm text-ink-soft">{t('closed.text')}</p>
    </Dialog>
  );
}
