import {
  ActivityCard,
  HelpCard,
  IntervalCard,
  LeaveCard,
  LimitsCard,
  SelfTestCard,
} from '../features/protection/index.ts';
import { isClosedToPlay, useSession } from '@fairground/client/session';
import { useTranslations } from '../shared/i18n/index.ts';
import { PageFrame } from '../shared/page/page-frame.tsx';

/** Everything that keeps a player in control, on one page that every other page links to. */
export function Page() {
  const t = useTranslations('protection');
  // Limits and reminders are about play, which is over.
  const isClosed = useSession(isClosedToPlay);
  return (
    <PageFrame title={t('title')} text={t('text')}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {!isClosed && (
          <div className="grid grid-cols-1 gap-6">
            <LimitsCard />
            <IntervalCard />
          </div>
        )}
        <div className={isClosed ? 'contents' : 'grid grid-cols-1 gap-6'}>
          <LeaveCard />
          <HelpCard />
        </div>
      </div>
      <ActivityCard />
      <SelfTestCard />
    </PageFrame>
  );
}
