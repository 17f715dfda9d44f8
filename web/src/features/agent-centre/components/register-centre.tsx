import { useState } from 'react';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useLinks } from '../api/agents.ts';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { OpenAccountForm } from './open-account-form.tsx';
import { Read } from './states.tsx';

/** The two ways into a line: links that open accounts, and accounts the agent opens itself. */
export function RegisterCentre() {
  const t = useTranslations('agents');
  const links = useLinks();
  const [way, setWay] = useState<'links' | 'account'>('links');
  if (links.isPending) return <SkeletonText lines={8} />;
  const canOpen = (links.data?.opensByHand.length ?? 0) > 0;
  return (
    <Read query={links}>
      <div className="grid grid-cols-1 gap-4">
        {canOpen && (
          <SegmentedControl
            label={t('register.ways')}
            options={[
              { value: 'links', label: t('register.links') },
              { value: 'account', label: t('register.account') },
            ]}
            value={way}
            onValueChange={setWay}
          />
        )}
        {links.data !== undefined &&
          (way === 'account' && canOpen ? (
            <OpenAccountForm links={links.data} />
          ) : (
            <>
              <LinkForm links={links.data} />
              <LinkList links={links.data} />
            </>
          ))}
      </div>
    </Read>
  );
}
