import type { DeskTile } from '@fairground/contract/console/desk';
import { Amount } from '@fairground/ui/amount';
import { useNumbers } from '@fairground/ui/numbers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { deskCall } from '../session/calls.ts';
import { useTexts } from '../texts/texts.tsx';
import { wordsOf } from '../texts/words.ts';
import type { Words } from '../texts/words.ts';
import { DayChart } from './day-chart.tsx';
import type { Point } from './day-chart.tsx';
import { Loaded } from './loaded.tsx';
import { Moment } from './value.tsx';
import { isRow, textOf } from './values.ts';
import type { Row } from './values.ts';

const AGAIN_MS = 30_000;

/** Figures of one module, with the moment they were read. What could not be read is a dash. */
export function Tile({ tile }: { readonly tile: DeskTile }) {
  const t = useTexts();
  const words = wordsOf(t, tile.id);
  const query = useQuery({
    queryKey: ['tile', tile.id],
    queryFn: ({ signal }) => deskCall(tile.read, {}, signal),
    refetchInterval: AGAIN_MS,
  });
  return (
    <article className="relative rounded-md bg-surface-1 p-4 shadow-low" title={words.about()}>
      <h3 className="mb-2 text-sm text-ink-soft">
        {tile.leads === undefined ? (
          words.title
        ) : (
          <Link href={tile.leads} className="after:absolute after:inset-0">
            {words.title}
          </Link>
        )}
      </h3>
      <Loaded query={query}>
        {(answer) => {
          const { figures, charts, readAt } = isRow(answer) ? answer : {};
          const list = Array.isArray(figures) ? figures.filter(isRow) : [];
          return (
            <>
              {list.some(({ weekBefore }) => weekBefore !== undefined) ? (
                <Compared figures={list} words={words} />
              ) : (
                <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
                  {list.map((figure) => (
                    <div key={textOf(figure['id'])} className="contents">
                      <dt className="text-ink-faint">{words.field(textOf(figure['id']))}</dt>
                      <dd className="text-end font-semibold tabular-nums">
                        <Figure as={figure['as']} value={figure['value']} />
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {(Array.isArray(charts) ? charts.filter(isRow) : []).map((chart) => (
                <DayChart
                  key={textOf(chart['id'])}
                  name={words.field(textOf(chart['id']))}
                  points={Array.isArray(chart['points']) ? (chart['points'] as readonly Point[]) : []}
                />
              ))}
              {typeof readAt === 'string' && (
                <p className="mt-2 text-xs text-ink-faint">
                  <Moment iso={readAt} />
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </article>
  );
}

const TIMES = ['value', 'before', 'weekBefore'] as const;

/** Each figure beside the same of yesterday and of a week ago, all up to the same time of day. */
function Compared({ figures, words }: { readonly figures: readonly Row[]; readonly words: Words }) {
  const t = useTexts();
  return (
    <table className="w-full">
      <thead className="text-xs text-ink-faint">
        <tr>
          <th scope="col">
            <span className="sr-only">{t('today.figures')}</span>
          </th>
          {TIMES.map((time) => (
            <th key={time} scope="col" className="ps-3 pb-1 text-end font-normal">
              {t(`today.${time}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={textOf(figure['id'])}>
            <th scope="row" className="py-0.5 text-start font-normal text-ink-faint">
              {words.field(textOf(figure['id']))}
            </th>
            {TIMES.map((time) => (
              <td
                key={time}
                className={`ps-3 text-end tabular-nums ${time === 'value' ? 'font-semibold' : 'text-ink-soft'}`}
              >
                <Figure as={figure['as']} value={figure[time]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ as, value }: { readonly as: unknown; readonly value: unknown }) {
  const numbers = useNumbers();
  if (typeof value !== 'string') return <>–</>;
  if (as === 'amount') return <Amount value={value} />;
  if (as === 'rate') return <>{numbers.percent(value)}</>;
  return <>{as === 'number' ? numbers.plain(value) : value}</>;
}
