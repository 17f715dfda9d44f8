import type { TeamSums } from '@fairground/contract/agents/reports';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { ReactNode } from 'react';
import { Amount } from '@fairground/ui/amount';
import type { TableColumn } from '@fairground/ui/data-table';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';

/** A figure under its name; what it means stands under it where the name does not say it. */
export function Figure({
  name,
  note,
  children,
}: {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="truncate font-semibold tabular-nums">{children}</dd>
      {note !== undefined && <dd className="text-xs text-ink-faint">{note}</dd>}
    </div>
  );
}

/** Figures beside each other, on a surface of their own. */
export function FigureBox({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-md bg-surface-2/60 p-3 text-sm">
      {title !== undefined && <h4 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h4>}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</dl>
    </section>
  );
}

export const strong = (text: string) => <strong>{text}</strong>;
export const moment = (at: Date) => <Moment at={at} />;
export const plain = (value: Money) => <Amount value={writeMoney(value)} />;
export const change = (value: Money) => <Amount value={writeMoney(value)} look="change" />;

/** The columns every report of sums has, after the one that says whose they are. */
export const useSumColumns = <Row extends TeamSums>(): readonly TableColumn<Row>[] => {
  const t = useTranslations('agents');
  return [
    { id: 'bet', header: t('figure.betAmount'), align: 'end', cell: (row) => plain(row.betAmount) },
    { id: 'valid', header: t('figure.validBet'), align: 'end', cell: (row) => plain(row.validBet) },
    { id: 'payout', header: t('figure.payout'), align: 'end', cell: (row) => plain(row.payout) },
    { id: 'game', header: t('figure.gameProfit'), align: 'end', cell: (row) => change(row.gameProfit) },
    { id: 'rebate', header: t('figure.rebate'), align: 'end', cell: (row) => plain(row.rebate) },
    { id: 'promo', header: t('figure.promo'), align: 'end', cell: (row) => plain(row.promo) },
    { id: 'net', header: t('figure.teamNet'), align: 'end', cell: (row) => change(row.teamNet) },
  ];
};
