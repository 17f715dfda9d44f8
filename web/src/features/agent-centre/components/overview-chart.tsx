import { money } from '@fairground/contract/money';
import { useMemo } from 'react';
import { Chart } from '@fairground/ui/chart';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useDayName } from '../../../shared/hooks/use-day-name.ts';
import type { Overview } from '../api/agents.ts';

/** Stakes, deposits and the result of the team, day by day. Pixels only: the table below it has the amounts. */
export function OverviewChart({ overview }: { readonly overview: Overview }) {
  const t = useTranslations('agents');
  const numbers = useNumbers();
  const dayName = useDayName();
  const { days } = overview;
  const drawn = useMemo(() => {
    const valuesOf = (part: (day: Overview['days'][number]) => bigint) => days.map((day) => Number(part(day)) / 10_000);
    return {
      times: days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1_000),
      bet: valuesOf(({ betAmount }) => betAmount),
      deposit: valuesOf(({ deposit }) => deposit),
      net: valuesOf(({ teamNet }) => teamNet),
    };
  }, [days]);
  const write = (value: number): string => numbers.amount(money(BigInt(Math.round(value * 10_000))));
  return (
    <Chart
      label={t('chart.label')}
      times={drawn.times}
      series={[
        { label: t('figure.betAmount'), tone: 'accent', kind: 'area', values: drawn.bet },
        { label: t('figure.deposit'), tone: 'info', values: drawn.deposit },
        { label: t('figure.teamNet'), tone: 'gain', values: drawn.net },
      ]}
      formatTime={(time) => dayName(new Date(time * 1_000).toISOString().slice(0, 10))}
      formatValue={write}
      timeHeader={t('column.day')}
      tableLabel={t('chart.table')}
    />
  );
}
