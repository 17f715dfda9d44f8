import type { AgentContract } from '@fairground/contract/agents/contracts';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { ConfirmDialog } from '@fairground/ui/confirm-dialog';
import { EmptyState } from '@fairground/ui/empty-state';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useEndContract } from '../api/agents.ts';
import { lastDay } from '../model/last-day.ts';
import { TermsView } from './terms-view.tsx';

const TONES = { SCHEDULED: 'info', ACTIVE: 'gain', ENDING: 'accent', ENDED: 'neutral' } as const;

type ContractListProps = { readonly contracts: readonly AgentContract[]; readonly symbol: string };

/** Contracts on either side, those that run first. */
export function ContractList({ contracts, symbol }: ContractListProps) {
  const t = useTranslations('agents');
  if (contracts.length === 0)
    return <EmptyState headingLevel={3} title={t('contract.empty-title')} description={t('contract.empty-text')} />;
  const order = ['ACTIVE', 'SCHEDULED', 'ENDING', 'ENDED'];
  const sorted = contracts.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return (
    <ul className="grid grid-cols-1 gap-3">
      {sorted.map((contract) => (
        <ContractCard key={contract.contractId.toString()} contract={contract} symbol={symbol} />
      ))}
    </ul>
  );
}

function ContractCard({ contract, symbol }: { readonly contract: AgentContract; readonly symbol: string }) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const errorText = useErrorText();
  const end = useEndContract();
  const [isAsking, setIsAsking] = useState(false);
  const { role, other, status, from, until, endReason } = contract;
  const isRunning = (status === 'ACTIVE' || status === 'SCHEDULED') && until === null;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md bg-surface-2/60 p-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <strong>
          {t(role === 'receiver' ? 'contract.from-payer' : 'contract.to-receiver', {
            name: other ?? t('contract.house'),
          })}
        </strong>
        <Badge tone={TONES[status]}>{t(`contract.state.${status}`)}</Badge>
        {endReason !== null && <span className="text-xs text-ink-faint">{t(`contract.reason.${endReason}`)}</span>}
      </div>
      <p className="text-xs text-ink-faint">
        {until === null
          ? t('contract.since', { from: dayName(from) })
          : t('contract.until', { from: dayName(from), until: dayName(from < until ? lastDay(until) : from) })}
      </p>
      <TermsView terms={contract.terms} symbol={symbol} />
      {isRunning && (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
            {t(role === 'receiver' ? 'contract.resign' : 'contract.terminate')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          title={t(role === 'receiver' ? 'contract.resign' : 'contract.terminate')}
          description={t('contract.end-rule')}
          confirmLabel={t('contract.end-confirm')}
          cancelLabel={t('contract.keep')}
          tone="danger"
          onConfirm={() =>
            end.mutate(
              { contractId: contract.contractId },
              {
                onSuccess: (done) =>
                  toast.show({ title: t('contract.ends', { day: dayName(lastDay(done.until)) }), tone: 'gain' }),
                onError: (error) => toast.show({ title: errorText(error), tone: 'loss' }),
              },
            )
          }
        />
      )}
    </li>
  );
}
