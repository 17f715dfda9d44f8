import type { ProfitDay } from '@fairground/contract/figures/endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import type { DayRange } from '@fairground/client/format';
import { Amount } from '@fairground/ui/amount';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import { barsOf } from '../model/bars.ts';
import type { Bar } from '../model/bars.ts';

type ProfitChartProps = { readonly range: DayRange; readonly days: readonly ProfitDay[] };

/** How wide the place of a day is, and its bar in it; the picture is stretched to the width it gets. */
const PLACE = 10;
const WIDTH = 7;

/**
 * The net of every day. A gain stands above the line and is filled, a loss hangs below it and is an outline, so that
 * nobody has to tell colours apart; the table below says the same in numbers.
 */
export function ProfitChart({ range, days }: ProfitChartProps) {
  const t = useTranslations('profit');
  const numbers = useNumbers();
  const dayName = useDayName();
  const { bars, zero, best, worst } = barsOf(range, days);
  const write = (net: bigint): string => numbers.amount(money(net));
  return (
    <figure className="m-0 rounded-md bg-surface-2/60 p-3">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold">{t('chart.title')}</span>
        <span aria-hidden="true" className="flex gap-4 text-xs text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <span className="size-3 rounded-sm bg-gain" />
            {t('chart.gain')}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="size-3 rounded-sm border-2 border-loss bg-loss-soft" />
            {t('chart.loss')}
          </span>
        </span>
      </figcaption>
      <p className="sr-only">{t('chart.summary', { best: write(best), worst: write(worst) })}</p>
      <p aria-hidden="true" className="mt-2 mb-1 text-xs text-ink-soft">
        <Amount value={writeMoney(money(best))} look="change" />
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * PLACE} 100`}
        preserveAspectRatio="none"
        className="block h-40 w-full overflow-visible"
      >
        <line
          x1={0}
          x2={bars.length * PLACE}
          y1={zero}
          y2={zero}
          className="stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map((bar, index) => (
          <DayBar key={bar.day} bar={bar} at={index} name={`${dayName(bar.day)}: ${write(bar.net)}`} />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 text-xs text-ink-soft">
        <Amount value={writeMoney(money(worst))} look="change" />
      </p>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-faint">
        <span>{dayName(range.from)}</span>
        {range.to !== range.from && <span>{dayName(range.to)}</span>}
      </p>
    </figure>
  );
}

function DayBar({ bar, at, name }: { readonly bar: Bar; readonly at: number; readonly name: string }) {
  if (bar.net === 0n) return null;
  return (
    <rect
      x={at * PLACE + (PLACE - WIDTH) / 2}
      y={bar.top}
      width={WIDTH}
      height={bar.height}
      vectorEffect="non-scaling-stroke"
      strokeWidth={1.5}
      className={bar.net > 0n ? 'fill-gain stroke-gain' : 'fill-loss-soft stroke-loss'}
    >
      <title>{name}</title>
    </rect>
  );
}
