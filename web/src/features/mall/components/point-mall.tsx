import { loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import { LOYALTY_CHANGED, useInvalidate } from '@fairground/client/facts';
import { usePush } from '@fairground/client/realtime';
import { canSeeMemberCentre, useSession } from '@fairground/client/session';
import { Tabs } from '@fairground/ui/tabs';
import { useState } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { AddressBook } from './address-book.tsx';
import { BalanceCard } from './balance-card.tsx';
import { EarnRules } from './earn-rules.tsx';
import { OrderList } from './order-list.tsx';
import { PointHistory } from './point-history.tsx';
import { RewardGrid } from './reward-grid.tsx';

const SECTIONS = ['rewards', 'orders', 'history', 'addresses'] as const;
type Section = (typeof SECTIONS)[number];

/** Everything about points on one page; a visitor sees the shelves and how points are earned. */
export function PointMall() {
  const t = useTranslations('mall');
  const invalidate = useInvalidate();
  const isMember = useSession(canSeeMemberCentre);
  const [section, setSection] = useState<Section>('rewards');
  usePush(loyaltyChanged, () => void invalidate(LOYALTY_CHANGED));
  return (
    <>
      <BalanceCard isMember={isMember} />
      {isMember ? (
        <Tabs
          label={t('sections')}
          items={SECTIONS.map((value) => ({ value, label: t(value) }))}
          value={section}
          onValueChange={setSection}
        >
          {section === 'rewards' && <RewardGrid isMember />}
          {section === 'orders' && <OrderList />}
          {section === 'history' && <PointHistory />}
          {section === 'addresses' && <AddressBook />}
        </Tabs>
      ) : (
        <RewardGrid isMember={false} />
      )}
      <EarnRules />
    </>
  );
}
