import type { Game } from '@fairground/engines/lottery/games';
import { coldest, gapTable, hottest, WINDOWS } from '@fairground/engines/lottery/statistics';
import type { SymbolRecord } from '@fairground/engines/lottery/statistics';
import { Flame, Snowflake } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DataTable } from '@fairground/ui/data-table';
import type { TableColumn, TableSort } from '@fairground/ui/data-table';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { Select } from '@fairground/ui/select';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { usePlaceName } from '../hooks/use-place-name.ts';
import { statPlacesOf } from '../model/stat-places.ts';
import { drawnLook } from '../model/symbol-look.ts';
import type { SymbolLook } from '../model/symbol-look.ts';
import { NumberToken } from './number-token.tsx';
import { type DrawnResult, WithResults } from './with-results.tsx';

/** How often numbers came and for how long they have not. */
export function GapTables({ game }: { readonly game: Game }) {
  return <WithResults game={game}>{(results) => <Gaps game={game} results={results} />}</WithResults>;
}

const TOP = 6;

function Gaps({ game, results }: { readonly game: Game; readonly results: readonly DrawnResult[] }) {
  const t = useTranslations('lottery');
  const placeName = usePlaceName(game.family);
  const places = statPlacesOf(game.family);
  const [at, setAt] = useState('0');
  const [window, setWindow] = useState<'30' | '50' | '100'>('30');
  const [sort, setSort] = useState<TableSort>({ column: 'gap', order: 'descending' });
  const place = places[Number(at)] ?? places[0];
  if (place === undefined) return null;
  const boards = results.map(({ board }) => board);
  const records = gapTable(boards, place.symbols, place.seen);
  const look = place.place === 'tails' ? 'ball' : drawnLook(game.family);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {places.length > 1 && (
          <Select
            label={t('gaps.place')}
            value={at}
            onValueChange={setAt}
            options={places.map((one, index) => ({ value: String(index), label: placeName(one.place) }))}
          />
        )}
        <SegmentedControl
          label={t('gaps.window')}
          value={window}
          onValueChange={setWindow}
          options={WINDOWS.map((value) => ({
            value: `${value}` as const,
            label: t('gaps.last', { count: String(value) }),
          }))}
        />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <TopList
          title={t('gaps.hot')}
          icon={<Flame aria-hidden="true" />}
          look={look}
          records={hottest(records, Number(window))}
          figureOf={({ counts }) => t('gaps.times', { count: String(counts[Number(window)] ?? 0) })}
        />
        <TopList
          title={t('gaps.cold')}
          icon={<Snowflake aria-hidden="true" />}
          look={look}
          records={coldest(records)}
          figureOf={({ gap }) => t('gaps.since', { count: String(gap) })}
        />
      </div>
      <DataTable
        caption={t('tabs.gaps')}
        columns={columnsOf(t, look, Number(window))}
        rows={sorted(records, sort, Number(window))}
        keyOf={({ symbol }) => symbol}
        sort={sort}
        onSortChange={setSort}
      />
      <p className="text-sm text-ink-faint">{t('gaps.note', { count: boards.length })}</p>
    </div>
  );
}

type TopListProps = {
  readonly title: string;
  readonly icon: ReactNode;
  readonly look: SymbolLook;
  readonly records: readonly SymbolRecord[];
  readonly figureOf: (record: SymbolRecord) => string;
};

function TopList({ title, icon, look, records, figureOf }: TopListProps) {
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-low">
      <h3 className="flex items-center gap-2 text-base [&>svg]:size-4.5 [&>svg]:text-category">
        {icon}
        {title}
      </h3>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-3">
        {records.slice(0, TOP).map((record) => (
          <li key={record.symbol} className="grid justify-items-center gap-1">
            <NumberToken look={look} text={record.symbol} />
            <span className="text-xs text-ink-soft tabular-nums">{figureOf(record)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Texts = ReturnType<typeof useTranslations<'lottery'>>;

const columnsOf = (t: Texts, look: SymbolLook, window: number): readonly TableColumn<SymbolRecord>[] => [
  {
    id: 'symbol',
    header: t('gaps.number'),
    primary: true,
    sortable: true,
    cell: ({ symbol }) => <NumberToken look={look} text={symbol} size="sm" />,
  },
  { id: 'gap', header: t('gaps.gap'), align: 'end', sortable: true, cell: ({ gap }) => gap },
  { id: 'longest', header: t('gaps.longest'), align: 'end', sortable: true, cell: ({ longestGap }) => longestGap },
  {
    id: 'count',
    header: t('gaps.count', { count: String(window) }),
    align: 'end',
    sortable: true,
    cell: ({ counts }) => counts[window] ?? 0,
  },
];

const figureIn = (record: SymbolRecord, column: string, window: number): number => {
  switch (column) {
    case 'gap':
      return record.gap;
    case 'longest':
      return record.longestGap;
    case 'count':
      return record.counts[window] ?? 0;
    default:
      return Number(record.symbol);
  }
};

const sorted = (
  records: readonly SymbolRecord[],
  { column, order }: TableSort,
  window: number,
): readonly SymbolRecord[] =>
  records.toSorted((one, other) => {
    const difference = figureIn(one, column, window) - figureIn(other, column, window);
    return order === 'ascending' ? difference : -difference;
  });
