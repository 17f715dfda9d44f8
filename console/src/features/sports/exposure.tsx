import { fixtureIdSchema } from '@fairground/contract/sports/fields';
import { readExposure } from '@fairground/contract/sports/operator-endpoints';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { useNumbers } from '@fairground/ui/numbers';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { PartProps } from '../../app/features.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { staffCall } from '../../session/calls.ts';
import { useTexts } from '../../texts/texts.tsx';
import { wordsOf } from '../../texts/words.ts';
import { extremesOf, GOALS, heatOf } from './heat.ts';

const REFRESH_MS = 5_000;
const NOTHING = money(0n);

/** What the house keeps of a match for every score, as a map: losses by what a match may lose, gains by the largest. */
export function Part({ recordKey = '' }: PartProps) {
  const t = useTexts();
  const words = wordsOf(t, 'sports.exposure');
  const query = useQuery({
    queryKey: ['sports-exposure', recordKey],
    queryFn: ({ signal }) =>
      staffCall(readExposure, { query: { fixtureId: z.parse(fixtureIdSchema, recordKey) } }, signal),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Loaded query={query}>
      {({ riskMax, periods }) =>
        periods.length === 0 ? (
          <p className="text-ink-soft">{words.field('empty')}</p>
        ) : (
          periods.map(({ period, kept }) => <Period key={period} period={period} kept={kept} riskMax={riskMax} />)
        )
      }
    </Loaded>
  );
}

type PeriodProps = { readonly period: string; readonly kept: readonly Money[]; readonly riskMax: bigint };

function Period({ period, kept, riskMax }: PeriodProps) {
  const t = useTexts();
  const words = wordsOf(t, 'sports.exposure');
  const numbers = useNumbers();
  const { worst, best } = extremesOf(kept);
  const scale = { riskMax, gainMax: kept[best] ?? 0n };
  const others = [words.field('otherHome'), words.field('otherDraw'), words.field('otherAway')];
  const near = GOALS.length ** 2;
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-sm">{words.value('period', period)}</h3>
      <p className="mb-3 text-sm text-ink-soft">
        {words.field('worst')}:{' '}
        <strong className="text-loss tabular-nums">{numbers.shortAmount(kept[worst] ?? NOTHING)}</strong>
        {' · '}
        {words.field('best')}:{' '}
        <strong className="text-gain tabular-nums">{numbers.shortAmount(kept[best] ?? NOTHING)}</strong>
      </p>
      {kept.length < near ? null : (
        <div className="overflow-x-auto">
          <table className="border-separate border-spacing-0.5 text-sm">
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col" className="p-1 text-start font-normal text-ink-faint">
                  {words.field('home')} / {words.field('away')}
                </th>
                {GOALS.map((away) => (
                  <th key={away} scope="col" className="p-1 font-normal text-ink-faint">
                    {away}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {GOALS.map((home) => (
                <tr key={home}>
                  <th scope="row" className="p-1 text-start font-normal text-ink-faint">
                    {home}
                  </th>
                  {GOALS.map((away) => (
                    <Cell key={away} kept={kept[home * GOALS.length + away] ?? NOTHING} scale={scale} />
                  ))}
                </tr>
              ))}
              {others.map((name, at) => (
                <tr key={name}>
                  <th scope="row" className="p-1 text-start font-normal text-ink-faint">
                    {name}
                  </th>
                  <Cell kept={kept[near + at] ?? NOTHING} scale={scale} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

type CellProps = { readonly kept: Money; readonly scale: { readonly riskMax: bigint; readonly gainMax: bigint } };

/** The sign stands beside the figure too: colours alone tell nothing to some readers. */
function Cell({ kept, scale }: CellProps) {
  const numbers = useNumbers();
  const { tone, depth } = heatOf(kept, scale);
  const colour = tone === 'loss' ? 'var(--color-loss)' : 'var(--color-gain)';
  return (
    <td
      className="rounded-sm px-2 py-1 text-end whitespace-nowrap tabular-nums"
      style={
        tone === 'even' ? undefined : { background: `color-mix(in oklab, ${colour} ${8 + depth * 0.4}%, transparent)` }
      }
    >
      {numbers.shortAmount(kept)}
    </td>
  );
}
