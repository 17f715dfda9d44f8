import type { ContractType } from '@fairground/contract/agents/contract-terms';
import { useState } from 'react';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useContracts } from '../api/agents.ts';
import { BillList } from './bill-list.tsx';
import { ContractList } from './contract-list.tsx';
import { OfferForm } from './offer-form.tsx';
import { RequestList } from './request-list.tsx';
import { Read } from './states.tsx';

/** Contracts of one type: what waits for an answer, what runs, what was paid, and a new offer. */
export function ContractsPage({ type }: { readonly type: ContractType }) {
  const t = useTranslations('agents');
  const contracts = useContracts(type);
  const [view, setView] = useState<'contracts' | 'bills' | 'offer'>('contracts');
  const { data } = contracts;
  const canOffer = data !== undefined && data.own !== null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SegmentedControl
        label={t('contract.views')}
        options={[
          { value: 'contracts', label: t('contract.view.contracts') },
          { value: 'bills', label: t('contract.view.bills') },
          ...(canOffer ? [{ value: 'offer' as const, label: t('contract.view.offer') }] : []),
        ]}
        value={view}
        onValueChange={setView}
      />
      <Read query={contracts}>
        {data === undefined ? (
          <SkeletonText lines={8} />
        ) : view === 'bills' ? (
          <BillList type={type} />
        ) : view === 'offer' && data.own !== null ? (
          <OfferForm type={type} own={data.own} symbol={data.currencySymbol} onDone={() => setView('contracts')} />
        ) : (
          <>
            <RequestList requests={data.requests} symbol={data.currencySymbol} />
            <ContractList contracts={data.list} symbol={data.currencySymbol} />
          </>
        )}
      </Read>
    </div>
  );
}
