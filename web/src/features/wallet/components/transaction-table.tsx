import { writeMoney } from '@fairground/contract/money';
import type { Transaction } from '@fairground/contract/wallet/endpoints';
import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';
import type { TransactionGroup } from '@fairground/contract/wallet/transactions';
import { ReceiptText } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import type { TableColumn } from '@fairground/ui/data-table';
import { useWide } from '../../../shared/hooks/use-wide.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';
import { RecordTable } from '../../../shared/record/record-table.tsx';
import { GROUP_ICONS } from '../model/transaction-look.ts';

type TransactionTableProps = {
  readonly rows: readonly Transaction[];
  readonly symbol: string;
  readonly isLoading: boolean;
  readonly isFiltered: boolean;
  readonly onReset: () => void;
};

/** The movements of one page: what, where, how much, and what was there afterwards. */
export function TransactionTable({ rows, symbol, isLoading, isFiltered, onReset }: TransactionTableProps) {
  const t = useTranslations('wallet');
  const isWide = useWide();
  if (!isWide && rows.length > 0) return <TransactionList rows={rows} symbol={symbol} />;
  const columns = columnsOf({
    type: t('history.type'),
    at: t('history.at'),
    wallet: t('history.wallet'),
    amount: t('history.amount'),
    after: t('history.after'),
  });
  return (
    <RecordTable
      caption={t('history.title')}
      columns={columns}
      rows={rows.map((row) => ({ ...row, symbol }))}
      keyOf={({ id }) => id.toString()}
      isLoading={isLoading}
      empty={{
        icon: <ReceiptText aria-hidden="true" />,
        title: t('history.empty-title'),
        text: t(isFiltered ? 'history.empty-filtered' : 'history.empty-text'),
      }}
      showAll={isFiltered ? { text: t('history.show-all'), onPress: onReset } : undefined}
    />
  );
}

type TransactionListProps = Pick<TransactionTableProps, 'rows' | 'symbol'>;

/** The same on a phone, two lines each: what and when, how much and what was left. */
function TransactionList({ rows, symbol }: TransactionListProps) {
  const t = useTranslations('wallet');
  return (
    <ul aria-label={t('history.title')} className="divide-y divide-line rounded-lg bg-surface-1 px-4 shadow-low">
      {rows.map((row) => (
        <li key={row.id.toString()} className="flex items-center gap-3 py-3 text-sm">
          <KindIcon group={row.group} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{t(`type.${row.type}`)}</span>
            <span className="block text-xs text-ink-faint">
              <Moment at={row.at} />
              {row.accountType !== MAIN_WALLET && (
                <>
                  {' · '}
                  <WalletName code={row.accountType} />
                </>
              )}
            </span>
          </span>
          <span className="grid justify-items-end">
            <Amount value={writeMoney(row.amount)} look={lookOf(row)} currency={symbol} className="font-semibold" />
            <span className="text-xs text-ink-faint">
              <span className="sr-only">{t('history.after')} </span>
              <Amount value={writeMoney(row.balanceAfter)} currency={symbol} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const isHold = (code: string): boolean => code.startsWith('HOLD');

/** What is put aside is neither won nor lost. */
const lookOf = ({ accountType }: Pick<Transaction, 'accountType'>): 'plain' | 'change' =>
  isHold(accountType) ? 'plain' : 'change';

type Row = Transaction & { readonly symbol: string };
type Headers = Readonly<Record<'type' | 'at' | 'wallet' | 'amount' | 'after', string>>;

const columnsOf = (headers: Headers): readonly TableColumn<Row>[] => [
  { id: 'type', header: headers.type, primary: true, cell: (row) => <Kind row={row} /> },
  { id: 'at', header: headers.at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'wallet', header: headers.wallet, cell: ({ accountType }) => <WalletName code={accountType} /> },
  {
    id: 'amount',
    header: headers.amount,
    align: 'end',
    cell: (row) => (
      <Amount value={writeMoney(row.amount)} look={lookOf(row)} currency={row.symbol} className="font-semibold" />
    ),
  },
  {
    id: 'after',
    header: headers.after,
    align: 'end',
    cell: ({ balanceAfter, symbol }) => <Amount value={writeMoney(balanceAfter)} currency={symbol} />,
  },
];

function Kind({ row: { type, group } }: { readonly row: Transaction }) {
  const t = useTranslations('wallet');
  return (
    <span className="flex items-center gap-3">
      <KindIcon group={group} />
      <span className="text-start">{t(`type.${type}`)}</span>
    </span>
  );
}

function KindIcon({ group }: { readonly group: TransactionGroup }) {
  const Icon = GROUP_ICONS[group];
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-2 text-ink-soft">
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  );
}

function WalletName({ code }: { readonly code: string }) {
  const t = useTranslations('wallet');
  if (code === MAIN_WALLET) return t('funds.main');
  if (code === 'BONUS') return t('funds.bonus');
  return isHold(code) ? t('funds.hold') : <bdi>{code}</bdi>;
}
