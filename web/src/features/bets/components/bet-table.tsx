import type { Bet } from '@fairground/contract/betting/endpoints';
import { writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Dices } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import type { TableColumn } from '@fairground/ui/data-table';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';
import { RecordTable } from '../../../shared/record/record-table.tsx';
import { namesQuery, roundsQuery, vendorsQuery } from '../api/bets-query.ts';
import { proofOf } from '../model/proof.ts';
import { BetDialog } from './bet-dialog.tsx';
import { TONES } from './bet-row.ts';
import type { BetRow } from './bet-row.ts';
import { VerifyLink } from './verify-link.tsx';

type BetTableProps = {
  readonly bets: readonly Bet[];
  readonly account: string;
  readonly isLoading: boolean;
  readonly isFiltered: boolean;
  readonly onReset: () => void;
};

/** The bets of one page: what was played, for how much, and what came of it. On a phone each is a card. */
export function BetTable({ bets, account, isLoading, isFiltered, onReset }: BetTableProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const [opened, setOpened] = useState<BetRow>();
  const vendors = useQuery(vendorsQuery(account)).data?.list ?? [];
  const names = useQuery(namesQuery(account, bets)).data?.list ?? [];
  const rounds = useQuery(roundsQuery(account, bets)).data?.list ?? [];
  const rows = bets.map((bet): BetRow => ({
    ...bet,
    name:
      names.find(({ vendor, gameId }) => vendor === bet.vendor && gameId === bet.gameId)?.gameName ??
      tCommon(`category.${bet.category.toLowerCase() as Category}`),
    vendorName: vendors.find(({ vendor }) => vendor === bet.vendor)?.vendorName ?? bet.vendor,
    round: rounds.find(({ vendor, roundId }) => vendor === bet.vendor && roundId.toString() === bet.roundId),
  }));
  const columns = columnsOf(
    { game: t('game'), at: t('placed'), stake: t('stake'), payout: t('payout'), net: t('net'), proof: t('proof') },
    setOpened,
  );
  return (
    <>
      <RecordTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        keyOf={({ betId }) => betId.toString()}
        isLoading={isLoading}
        empty={{
          icon: <Dices aria-hidden="true" />,
          title: t('empty-title'),
          text: t(isFiltered ? 'empty-filtered' : 'empty-text'),
        }}
        showAll={isFiltered ? { text: t('show-all'), onPress: onReset } : undefined}
      />
      {opened && <BetDialog account={account} row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

type Headers = Readonly<Record<'game' | 'at' | 'stake' | 'payout' | 'net' | 'proof', string>>;

const columnsOf = (headers: Headers, onOpen: (row: BetRow) => void): readonly TableColumn<BetRow>[] => [
  { id: 'game', header: headers.game, primary: true, cell: (row) => <GameName row={row} onOpen={onOpen} /> },
  { id: 'at', header: headers.at, cell: ({ placedAt }) => <Moment at={placedAt} /> },
  { id: 'stake', header: headers.stake, align: 'end', cell: ({ stake }) => <Amount value={writeMoney(stake)} /> },
  {
    id: 'payout',
    header: headers.payout,
    align: 'end',
    cell: ({ result, payout }) => (result === 'OPEN' ? '–' : <Amount value={writeMoney(payout)} />),
  },
  { id: 'net', header: headers.net, align: 'end', cell: ({ net }) => <Net net={net} /> },
  { id: 'proof', header: headers.proof, align: 'end', cell: (row) => <VerifyLink proof={proofOf(row, row.round)} /> },
];

type GameNameProps = { readonly row: BetRow; readonly onOpen: (row: BetRow) => void };

function GameName({ row, onOpen }: GameNameProps) {
  const t = useTranslations('bets');
  return (
    <span className="grid justify-items-start gap-1 text-start">
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex cursor-pointer items-center gap-1 text-start font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
        onClick={() => onOpen(row)}
      >
        {row.name}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint rtl:rotate-180" />
        <span className="sr-only">{t('open-bet')}</span>
      </button>
      <span className="flex items-center gap-2 text-xs text-ink-faint">
        <Badge tone={TONES[row.result]}>{t(`state.${row.result}`)}</Badge>
        <bdi>{row.vendorName}</bdi>
      </span>
    </span>
  );
}

/** What it gave beyond its stake; nothing is said of one that is still open. */
function Net({ net }: Pick<BetRow, 'net'>) {
  return net === null ? '–' : <Amount value={writeMoney(net)} look="change" className="font-semibold" />;
}
