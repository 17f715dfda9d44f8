import type { AgentRequest } from '@fairground/contract/agents/contracts';
import { ApiError } from '@fairground/client/api';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import { toast } from '@fairground/ui/toast';
import { useErrorText } from '../../../shared/hooks/use-error-text.ts';
import { useFormatter, useTranslations } from '../../../shared/i18n/index.ts';
import { useAnswerOffer, useWithdrawOffer } from '../api/agents.ts';
import { conflictsIn } from '../model/conflicts.ts';
import { TermsView } from './terms-view.tsx';

const TONES = {
  IN_PROCESS: 'accent',
  APPROVED: 'gain',
  REJECTED: 'loss',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
} as const;

type RequestListProps = { readonly requests: readonly AgentRequest[]; readonly symbol: string };

/** What waits for an answer, and what ended since the page was last read. */
export function RequestList({ requests, symbol }: RequestListProps) {
  const t = useTranslations('agents');
  if (requests.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h4 className="font-sans text-sm font-semibold tracking-normal">{t('contract.requests')}</h4>
      <ul className="grid grid-cols-1 gap-3">
        {requests.map((request) => (
          <RequestCard key={request.requestId.toString()} request={request} symbol={symbol} />
        ))}
      </ul>
    </section>
  );
}

function RequestCard({ request, symbol }: { readonly request: AgentRequest; readonly symbol: string }) {
  const t = useTranslations('agents');
  const format = useFormatter();
  const { kind, role, other, status, terms, expiresAt } = request;
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md bg-surface-2/60 p-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <strong>
          {t(`contract.kind.${kind}`)} ·{' '}
          {t(role === 'receiver' ? 'contract.from-payer' : 'contract.to-receiver', {
            name: other ?? t('contract.house'),
          })}
        </strong>
        <Badge tone={TONES[status]}>{t(`contract.request.${status}`)}</Badge>
      </div>
      {terms !== null && <TermsView terms={terms} symbol={symbol} />}
      {status === 'IN_PROCESS' && (
        <>
          <p className="text-xs text-ink-faint">
            {t('contract.answer-until', {
              moment: format.dateTime(expiresAt, { dateStyle: 'short', timeStyle: 'short' }),
            })}
          </p>
          {role === 'receiver' ? <Answer request={request} /> : <Withdraw request={request} />}
        </>
      )}
    </li>
  );
}

function Answer({ request: { requestId } }: { readonly request: AgentRequest }) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const answer = useAnswerOffer();
  const conflicts = answer.error instanceof ApiError ? conflictsIn(answer.error) : undefined;
  const send = (action: 'accept' | 'reject', confirmCascade = false): void =>
    answer.mutate(
      { requestId, action, ...(confirmCascade && { confirmCascade }) },
      { onSuccess: ({ status }) => toast.show({ title: t(`contract.request.${status}`), tone: 'gain' }) },
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      {conflicts !== undefined && (
        <div role="alert" className="rounded-sm bg-surface-2 p-2">
          <p>{t('contract.cascade')}</p>
          <ul className="list-disc ps-5">
            {conflicts.map(({ contractId, account }) => (
              <li key={contractId}>{account}</li>
            ))}
          </ul>
        </div>
      )}
      {answer.isError && conflicts === undefined && <p className="text-loss">{errorText(answer.error)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          loading={answer.isPending}
          onClick={() => send('accept', conflicts !== undefined)}
        >
          {t(conflicts === undefined ? 'contract.accept' : 'contract.accept-cascade')}
        </Button>
        <Button variant="ghost" size="sm" disabled={answer.isPending} onClick={() => send('reject')}>
          {t('contract.reject')}
        </Button>
      </div>
    </div>
  );
}

function Withdraw({ request: { requestId } }: { readonly request: AgentRequest }) {
  const t = useTranslations('agents');
  const errorText = useErrorText();
  const withdraw = useWithdrawOffer();
  return (
    <div>
      {withdraw.isError && <p className="text-loss">{errorText(withdraw.error)}</p>}
      <Button variant="ghost" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate({ requestId })}>
        {t('contract.withdraw')}
      </Button>
    </div>
  );
}
