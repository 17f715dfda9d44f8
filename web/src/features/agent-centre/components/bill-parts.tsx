import type { ContractBill } from '@fairground/contract/agents/contracts';
import { DataTable } from '@fairground/ui/data-table';
import { SkeletonText } from '@fairground/ui/skeleton';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useBillParts } from '../api/agents.ts';
import type { BillPartsRead } from '../api/agents.ts';
import { BillNotes } from './bill-notes.tsx';
import { change, plain, strong } from './figures.tsx';
import { Read } from './states.tsx';

/** The days a bill adds up, and what its receiver owes by it to those below. */
export function BillParts({ bill }: { readonly bill: ContractBill }) {
  const parts = useBillParts(bill.billId);
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      <Read query={parts}>
        {parts.data === undefined ? <SkeletonText lines={3} /> : <Parts parts={parts.data} bill={bill} />}
      </Read>
    </div>
  );
}

function Parts({
  parts: { days, below, notes },
  bill,
}: {
  readonly parts: BillPartsRead;
  readonly bill: ContractBill;
}) {
  const t = useTranslations('agents');
  const dayName = useDayName();
  const { terms } = bill;
  const isDividend = terms.type === 'DIVIDEND';
  const deductions = [
    ...(terms.deductRebate ? (['rebate'] as const) : []),
    ...(terms.deductPromo ? (['promo'] as const) : []),
    ...(terms.deductSalary ? (['salary'] as const) : []),
    ...(terms.deductFee ? (['fee'] as const) : []),
  ];
  type Day = (typeof days)[number];
  return (
    <>
      {days.length > 0 && (
        <DataTable
          caption={t('bill.days')}
          columns={[
            { id: 'day', header: t('column.day'), primary: true, cell: ({ day }) => strong(dayName(day)) },
            { id: 'valid', header: t('bill.validBet'), align: 'end', cell: (day) => plain(day.validBet) },
            ...(isDividend
              ? [
                  { id: 'stake', header: t('bill.stake'), align: 'end' as const, cell: (day: Day) => plain(day.stake) },
                  {
                    ...{ id: 'payout', header: t('bill.payout'), align: 'end' as const },
                    cell: (day: Day) => plain(day.payout),
                  },
                  ...deductions.map((part) => ({
                    ...{
                      id: part,
                      header: part === 'fee' ? t('contract.deduct.Fee') : t(`figure.${part}`),
                      align: 'end' as const,
                    },
                    cell: (day: Day) => plain(day[part]),
                  })),
                  { id: 'loss', header: t('bill.loss'), align: 'end' as const, cell: (day: Day) => change(day.loss) },
                ]
              : []),
          ]}
          rows={days}
          keyOf={({ day }) => day}
        />
      )}
      {below.length > 0 && (
        <DataTable
          caption={t('bill.below')}
          columns={[
            { id: 'account', header: t('column.account'), primary: true, cell: ({ account }) => strong(account) },
            { id: 'gross', header: t('bill.gross'), align: 'end', cell: ({ gross }) => plain(gross) },
            { id: 'paid', header: t('bill.paid'), align: 'end', cell: ({ paid }) => plain(paid) },
          ]}
          rows={below}
          keyOf={({ account }) => account}
        />
      )}
      <BillNotes billId={bill.billId} notes={notes} />
    </>
  );
}
