import { useQuery } from '@tanstack/react-query';
import { Card } from '@fairground/ui/card';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { toast } from '@fairground/ui/toast';
import { useSession } from '@fairground/client/session';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { playSessionQuery } from '../../../shared/session/play-session.ts';
import { useSetInterval } from '../api/use-protection.ts';
import { ForMembers } from './for-members.tsx';

/** How often the member wants to be reminded of time and money. */
export function IntervalCard() {
  const t = useTranslations('protection');
  return (
    <Card id="reality-check" title={t('check.title')} description={t('check.text')}>
      <ForMembers>
        <Interval />
      </ForMembers>
    </Card>
  );
}

function Interval() {
  const t = useTranslations('protection');
  const errorText = useErrorText();
  const account = useSession((session) => session.account ?? '');
  const { data, error } = useQuery(playSessionQuery(account));
  const set = useSetInterval();
  if (error) return <p className="text-sm text-loss">{errorText(error)}</p>;
  if (!data) return <SkeletonText lines={1} />;
  return (
    <SegmentedControl
      block
      label={t('check.interval')}
      options={data.check.offered.map((minutes) => ({
        value: String(minutes),
        label: t('minutes', { count: minutes }),
        disabled: set.isPending,
      }))}
      value={String(data.check.minutes)}
      onValueChange={(minutes) =>
        set.mutate(Number(minutes), {
          onSuccess: () => toast.show({ tone: 'gain', title: t('check.saved') }),
          onError: (failed) => toast.show({ tone: 'loss', title: errorText(failed) }),
        })
      }
    />
  );
}
