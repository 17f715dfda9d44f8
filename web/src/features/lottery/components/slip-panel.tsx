import { writeMoney } from '@fairground/contract/money';
import type { PrizeMode, Unit } from '@fairground/engines/lottery/price';
import { FAIR_SERIES, UNITS } from '@fairground/engines/lottery/price';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Amount } from '@fairground/ui/amount';
import { IconButton } from '@fairground/ui/icon-button';
import { SegmentedControl } from '@fairground/ui/segmented-control';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { Offer } from '../model/offer.ts';
import type { SlipResult, SlipTerms } from '../model/slip.ts';
import { Group } from './group.tsx';

type SlipPanelProps = {
  readonly mode: PrizeMode;
  readonly offer: Offer;
  readonly terms: SlipTerms;
  readonly result: SlipResult;
  readonly symbol: string;
  readonly onTermsChange: (terms: SlipTerms) => void;
};

/** The terms of a slip and what they make of it: bets, stake, what a win brings. */
export function SlipPanel({ offer, terms, result, symbol, onTermsChange }: SlipPanelProps) {
  const t = useTranslations('lottery');
  const { units, series } = offer;
  return (
    <div className="grid gap-4">
      {units.length > 1 && (
        <SegmentedControl
          block
          label={t('slip.unit')}
          value={terms.unit}
          onValueChange={(unit) => onTermsChange({ ...terms, unit })}
          options={units.map((unit) => ({ value: unit, label: unitText(unit) }))}
        />
      )}
      <Multiple
        value={terms.multiple}
        max={offer.multipleMax}
        onChange={(multiple) => onTermsChange({ ...terms, multiple })}
      />
      {series.max > series.min && (
        <SeriesRange
          value={terms.series}
          series={series}
          onChange={(next) => onTermsChange({ ...terms, series: next })}
        />
      )}
      <SlipFigures result={result} symbol={symbol} />
    </div>
  );
}

const unitText = (unit: Unit): string => String(Number(UNITS[unit]) / Number(UNITS.whole));

type MultipleProps = { readonly value: number; readonly max: number; readonly onChange: (value: number) => void };

const QUICK = [1, 5, 10, 50] as const;

/** How many times the stake, from one up to what the house takes. */
function Multiple({ value, max, onChange }: MultipleProps) {
  const t = useTranslations('lottery');
  const id = useId();
  const set = (next: number): void => onChange(Math.min(max, Math.max(1, Math.trunc(next) || 1)));
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {t('slip.multiple')}
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <span className="field-box flex-1 gap-1 px-1">
          <IconButton
            size="sm"
            label={t('slip.less')}
            icon={<Minus aria-hidden="true" />}
            onClick={() => set(value - 1)}
          />
          <input
            id={id}
            inputMode="numeric"
            value={value}
            onChange={(event) => set(Number(event.target.value.replaceAll(/\D/g, '')))}
            className="w-full min-w-12 text-center font-semibold tabular-nums"
          />
          <IconButton
            size="sm"
            label={t('slip.more')}
            icon={<Plus aria-hidden="true" />}
            onClick={() => set(value + 1)}
          />
        </span>
        <Group label={t('slip.multiple')} className="flex gap-1">
          {QUICK.map((times) => (
            <button
              key={times}
              type="button"
              aria-pressed={value === times}
              onClick={() => set(times)}
              className="control h-9 min-w-10 bg-surface-2 px-2 text-sm tabular-nums hover:bg-surface-3 aria-pressed:bg-category-soft aria-pressed:font-semibold pointer-coarse:h-11"
            >
              ×{times}
            </button>
          ))}
        </Group>
      </div>
    </div>
  );
}

type SeriesRangeProps = {
  readonly value: number;
  readonly series: Offer['series'];
  readonly onChange: (series: number) => void;
};

/** Prize against rebate: what is given up of the one comes back as the other. */
function SeriesRange({ value, series, onChange }: SeriesRangeProps) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  const id = useId();
  const percent = (points: number): string => numbers.percent((100 * points) / FAIR_SERIES);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>{t('slip.series')}</span>
        <span className="text-ink tabular-nums">
          {t('slip.series-value', { back: percent(value), rebate: percent(series.max - value) })}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={series.min}
        max={series.max}
        step={series.step}
        value={value}
        aria-valuetext={t('slip.series-value', { back: percent(value), rebate: percent(series.max - value) })}
        onChange={(event) => onChange(Number(event.target.value))}
        className="lot-range"
      />
      <p className="flex justify-between text-xs text-ink-faint">
        <span>{t('slip.more-rebate')}</span>
        <span>{t('slip.more-prize')}</span>
      </p>
    </div>
  );
}

function SlipFigures({ result, symbol }: { readonly result: SlipResult; readonly symbol: string }) {
  const t = useTranslations('lottery');
  const numbers = useNumbers();
  if ('fault' in result) return <p className="text-sm text-ink-faint">{t(`fault.${result.fault.code}`)}</p>;
  const { bets, amount, prize, isShared, rebate } = result.slip;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm" aria-live="polite">
      <dt className="text-ink-soft">{t('slip.bets')}</dt>
      <dd className="text-end font-semibold tabular-nums">{numbers.whole(bets)}</dd>
      <dt className="text-ink-soft">{t('slip.stake')}</dt>
      <dd className="text-end font-semibold">
        <Amount value={writeMoney(amount)} currency={symbol} precision="exact" />
      </dd>
      <dt className="text-ink-soft">{t('slip.prize')}</dt>
      <dd className="text-end font-semibold text-gain">
        {isShared ? t('slip.shared') : <Amount value={writeMoney(prize)} currency={symbol} />}
      </dd>
      {rebate > 0n && (
        <>
          <dt className="text-ink-soft">{t('slip.rebate')}</dt>
          <dd className="text-end tabular-nums">
            <Amount value={writeMoney(rebate)} currency={symbol} precision="exact" />
          </dd>
        </>
      )}
    </dl>
  );
}
