import { AGENT_DAYS_MAX } from '@fairground/contract/agents/fields';
import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { ContractBill } from '@fairground/contract/agents/contracts';
import { money } from '@fairground/contract/money';
import { useState } from 'react';
import { Badge } from '@fairground/ui/badge';
import { EmptyState } from '@fairground/ui/empty-state';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { loadBills, useBills } from '../api/agents.ts';
import { useAccountSearch } from '../hooks/use-account-search.ts';
import { useReportDays } from '../hooks/use-report-days.ts';
import { BillParts } from './bill-parts.tsx';
import { ExportRow } from './export-row.tsx';
import { Figure, FigureBox, change, moment, plain } from './figures.tsx';
import { AccountSearch, ReportHead } from './report-head.tsx';
import { Read, Turn } from './states.tsx';
import { TermsView, usePercent } from './terms-view.tsx';

const TONES = {
  NOT_REACHED: 'neutral',
  CALCULATED: 'info',
  PAID: 'gain',
  PARTIAL: 'accent',
  INSUFFICIENT: 'loss',
  VOID: 'neutral',
} as const;

/** Bills of one type of contract; each opens to what its figure is made of. */
export function BillList({ type }: { readonly type: ContractType }) {
  const t = useTranslations('agents');
  const days = useReportDays(AGENT_DAYS_MAX, AGENT_DAYS_MAX);
  const [page, setPage] = useState(1);
  const search = useAccountSearch(() => setPage(1));
  const asked = { type, ...days.range, ...(search.account !== undefined && { username: search.account }) };
  const bills = useBills({ ...asked, pageNo: String(page) }, days.isAskable);
  const { data } = bills;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReportHead days={days} onRestart={() => setPage(1)}>
        <AccountSearch {...search} />
      </ReportHead>
      <Read query={bills}>
        {data === undefined ? (
          <SkeletonText lines={8} />
        ) : data.list.length === 0 ? (
          <EmptyState headingLevel={3} title={t('bill.empty-title')} description={t('bill.empty-text')} />
        ) : (
          <div className="grid grid-cols-1 gap-3">
            <ExportRow load={() => loadBills(asked)} fileName={`bills-${type.toLowerCase()}.csv`} />
            <FigureBox>
              <Figure name={t('bill.sum-received')}>{plain(data.sum.received)}</Figure>
              <Figure name={t('bill.sum-owed')}>{plain(data.sum.owed)}</Figure>
            </FigureBox>
            <ul className="grid grid-cols-1 gap-2">
              {data.list.map((bill) => (
                <BillCard key={bill.billId.toString()} bill={bill} symbol={data.currencySymbol} />
              ))}
            </ul>
            <Turn
              isFirst={page === 1}
              hasMore={data.hasMore}
              onBack={() => setPage(page - 1)}
              onNext={() => setPage(page + 1)}
            />
          </div>
        )}
      </Read>
    </div>
  );
}

function BillCard({ bill, symbol }: { readonly bill: ContractBill; readonly symbol: string }) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const [isOpen, setIsOpen] = useState(false);
  const isWithinDay = bill.terms.type === 'HOUR_SALARY' || bill.terms.type === 'RT_SALARY';
  return (
    <li>
      <details
        className="rounded-md bg-surface-2/60 p-3 text-sm"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
          <strong>
            {isWithinDay
              ? moment(bill.periodStart)
              : bill.from === bill.to
                ? dayName(bill.from)
                : `${dayName(bill.from)} – ${dayName(bill.to)}`}
          </strong>
          <span className="text-ink-soft">
            {t(bill.role === 'receiver' ? 'contract.from-payer' : 'contract.to-receiver', {
              name: bill.other ?? t('contract.house'),
            })}
          </span>
          <Badge tone={TONES[bill.status]}>{t(`bill.state.${bill.status}`)}</Badge>
          <span className="ms-auto font-semibold">
            {change(bill.role === 'receiver' ? bill.gross : money(-bill.gross))}
          </span>
        </summary>
        <BillDetail bill={bill} symbol={symbol} />
        {isOpen && <BillParts bill={bill} />}
      </details>
    </li>
  );
}

/** Every figure of a bill in the order it is computed. */
function BillDetail({ bill, symbol }: { readonly bill: ContractBill; readonly symbol: string }) {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const percent = usePercent();
  const { terms } = bill;
  const isDividend = terms.type === 'DIVIDEND';
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <FigureBox title={t('bill.how')}>
        <Figure name={t('bill.validBet')}>{plain(bill.validBet)}</Figure>
        <Figure name={t('bill.active')}>{numbers.whole(bill.active)}</Figure>
        {isDividend && (
          <>
            <Figure name={t('bill.stake')}>{plain(bill.stake)}</Figure>
            <Figure name={t('bill.payout')}>{plain(bill.payout)}</Figure>
            {terms.deductRebate && <Figure name={t('figure.rebate')}>{plain(bill.rebate)}</Figure>}
            {terms.deductPromo && <Figure name={t('figure.promo')}>{plain(bill.promo)}</Figure>}
            {terms.deductSalary && <Figure name={t('figure.salary')}>{plain(bill.salary)}</Figure>}
            {terms.deductFee && <Figure name={t('contract.deduct.Fee')}>{plain(bill.fee)}</Figure>}
            <Figure name={t('bill.loss')} note={t('bill.loss-rule')}>
              {change(bill.loss)}
            </Figure>
            <Figure name={t('bill.carryIn')}>{change(bill.carryIn)}</Figure>
            <Figure name={t('bill.effective')}>{change(bill.effective)}</Figure>
          </>
        )}
        <Figure name={t('bill.rate')}>{percent(bill.rate)}</Figure>
        <Figure name={t('bill.gross')}>{plain(bill.gross)}</Figure>
        <Figure name={t('bill.paid')}>{plain(bill.paid)}</Figure>
        {bill.lowerTotal !== null && <Figure name={t('bill.lowerTotal')}>{plain(bill.lowerTotal)}</Figure>}
        {isDividend && <Figure name={t('bill.carryOut')}>{change(bill.carryOut)}</Figure>}
      </FigureBox>
      <TermsView terms={terms} symbol={symbol} />
    </div>
  );
}
