import type { Bet } from '@fairground/contract/betting/endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { Amount } from '@fairground/ui/amount';
import { Badge } from '@fairground/ui/badge';
import type { TableColumn } from '@fairground/ui/data-table';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { Moment } from '../../../shared/record/moment.tsx';
import { RecordTable } from '../../../shared/record/record-table.tsx';
import { namesQuery, roundsQuery } from '../api/bets-query.ts';
import { VerifyLink } from './verify-link.tsx';

const TONES = { OPEN: 'info', WON: 'gain', LOST: 'neutral', CANCELLED: 'neutral' } as const;

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
  const names = useQuery(namesQuery(account, bets)).data?.list ?? [];
  const rounds = useQuery(roundsQuery(account, bets)).data?.list ?? [];
  const rows = bets.map((bet) => ({
    ...bet,
    name: names.find(({ vendor, gameId }) => vendor === bet.vendor && gameId === bet.gameId)?.gameName,
    round: rounds.find(({ vendor, roundId }) => vendor === bet.vendor && roundId.toString() === bet.roundId),
  }));
  const columns = columnsOf({
    game: t('game'),
    at: t('placed'),
    stake: t('stake'),
    result: t('result'),
    proof: t('proof'),
  });
  return (
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
  );
}

type Row = Bet & {
  readonly name: string | undefined;
  readonly round: Parameters<typeof VerifyLink>[0]['round'];
};

type Headers = Readonly<Record<'game' | 'at' | 'stake' | 'result' | 'proof', string>>;

const columnsOf = (headers: Headers): readonly TableColumn<Row>[] => [
  { id: 'game', header: headers.game, primary: true, cell: (row) => <GameName row={row} /> },
  { id: 'at', header: headers.at, cell: ({ placedAt }) => <Moment at={placedAt} /> },
  { id: 'stake', header: headers.stake, align: 'end', cell: ({ stake }) => <Amount value={writeMoney(stake)} /> },
  { id: 'result', header: headers.result, align: 'end', cell: (row) => <Result row={row} /> },
  { id: 'proof', header: headers.proof, align: 'end', cell: ({ round }) => <VerifyLink round={round} /> },
];

function GameName({ row: { name, vendor, category, state } }: { readonly row: Row }) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  return (
    <span className="grid justify-items-start gap-1 text-start">
      <span className="font-semibold">{name ?? tCommon(`category.${category.toLowerCase() as Category}`)}</span>
      <span className="flex items-center gap-2 text-xs text-ink-faint">
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        <bdi>{vendor}</bdi>
      </span>
    </span>
  );
}

/** What the round gave beyond its stake; nothing is said of one that is still open. */
function Result({ row: { state, stake, payout } }: { readonly row: Row }) {
  if (state === 'OPEN') return <>–</>;
  if (state === 'CANCELLED') return <Amount value={writeMoney(money(0n))} />;
  return <Amount value={writeMoney(money(payout - stake))} look="change" className="font-semibold" />;
}
