import type { Game } from '@fairground/engines/lottery/games';
import { trend } from '@fairground/engines/lottery/statistics';
import { useMemo, useState } from 'react';
import { Chart } from '@fairground/ui/chart';
import { Select } from '@fairground/ui/select';
import { useFormatter, useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { usePlaceName } from '../hooks/use-place-name.ts';
import { statPlacesOf } from '../model/stat-places.ts';
import { bigFromOf, figureOf } from '../model/tracks.ts';
import { type DrawnResult, WithResults } from './with-results.tsx';

/** How the figure of the draw went, and which symbols came when. */
export function TrendView({ game }: { readonly game: Game }) {
  return <WithResults game={game}>{(results) => <Trend game={game} results={results} />}</WithResults>;
}

type TrendProps = { readonly game: Game; readonly results: readonly DrawnResult[] };

const GRID_ROWS = 30;

function Trend({ game, results }: TrendProps) {
  const t = useTranslations('lottery');
  const format = useFormatter();
  const numbers = useNumbers();
  // The chart draws again when its figures are new objects; these are the same until another board comes.
  const figures = useMemo(() => {
    const rising = results.toReversed();
    return {
      times: rising.map(({ drawAt }) => drawAt.getTime() / 1_000),
      values: rising.map(({ board }) => figureOf(game.family, board)),
    };
  }, [results, game.family]);
  const series = useMemo(
    () => [
      { label: t('trend.figure'), tone: 'accent' as const, kind: 'area' as const, values: figures.values },
      {
        label: t('trend.middle'),
        tone: 'info' as const,
        kind: 'line' as const,
        values: figures.values.map(() => bigFromOf(game.family) - 0.5),
      },
    ],
    [figures, game.family, t],
  );
  const formats = useMemo(
    () => ({
      time: (time: number) => format.dateTime(new Date(time * 1_000), 'time'),
      value: (value: number) => numbers.whole(value),
    }),
    [format, numbers],
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="rounded-lg bg-surface-1 p-4 shadow-low">
        <Chart
          label={t('trend.label')}
          times={figures.times}
          series={series}
          formatTime={formats.time}
          formatValue={formats.value}
          timeHeader={t('trend.time')}
          tableLabel={t('trend.table')}
        />
      </div>
      <Grid game={game} results={results.slice(0, GRID_ROWS)} />
    </div>
  );
}

/** Issue by issue: which symbol came, and how long each has been missing. */
function Grid({ game, results }: TrendProps) {
  const t = useTranslations('lottery');
  const placeName = usePlaceName(game.family);
  const places = statPlacesOf(game.family).filter(({ symbols }) => symbols.length <= 11);
  const [at, setAt] = useState('0');
  const place = places[Number(at)];
  if (place === undefined) return null;
  const rising = results.toReversed();
  const rows = trend(
    rising.map(({ board }) => board),
    place.symbols,
    place.seen,
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="max-w-60">
        <Select
          label={t('gaps.place')}
          value={at}
          onValueChange={setAt}
          options={places.map((one, index) => ({ value: String(index), label: placeName(one.place) }))}
        />
      </div>
      <section
        className="overflow-x-auto rounded-lg bg-surface-1 p-2 shadow-low"
        // What scrolls must be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('trend.grid')}
      >
        <table className="w-full text-center text-sm tabular-nums">
          <caption className="sr-only">{t('trend.grid')}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-2 py-1 text-start font-semibold text-ink-faint">
                {t('trend.issue')}
              </th>
              {place.symbols.map((symbol) => (
                <th key={symbol} scope="col" className="px-1 py-1 font-semibold text-ink-faint">
                  {symbol}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rising[index]?.numero} className="odd:bg-surface-2/40">
                <th scope="row" className="px-2 py-1 text-start text-xs font-normal whitespace-nowrap text-ink-faint">
                  {rising[index]?.numero.slice(-8)}
                </th>
                {row.map((cell, column) => (
                  <td key={place.symbols[column]} className="px-1 py-0.5">
                    {'seen' in cell ? (
                      <span className="lot-token mx-auto" data-size="sm">
                        {place.symbols[column]}
                      </span>
                    ) : (
                      <span className="text-xs text-ink-faint">{cell.missing}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
