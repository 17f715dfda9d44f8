import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { Badge } from '@fairground/ui/badge';
import { Check, Gift } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useFormatter, useNow, useTranslations } from '../../../shared/i18n/index.ts';
import { useGiftText } from '../hooks/use-gift-text.ts';
import { useValueText } from '../hooks/use-value-text.ts';
import { shareOf } from '../model/share.ts';

type MissionCardProps = {
  readonly mission: Mission;
  readonly currencySymbol: string;
  /** What stands below it, such as the order of a race. */
  readonly children?: ReactNode;
};

const MINUTE_MS = 60_000;

/** One mission: what it asks, how far the member is, and what each milestone gives. */
export function MissionCard({ mission, currencySymbol, children }: MissionCardProps) {
  const t = useTranslations('loyalty');
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  const valueText = useValueText(mission.metric, currencySymbol);
  const { name, about, hue, period, endsAt, value, milestones, isNew } = mission;
  const style: CSSProperties = {
    background: `linear-gradient(120deg, oklch(0.42 0.13 ${hue}), oklch(0.3 0.1 ${(hue + 40) % 360}))`,
  };
  return (
    <article className="overflow-hidden rounded-lg bg-surface-1 shadow-low">
      <header className="relative isolate overflow-hidden px-5 py-4 text-white" style={style}>
        <span
          aria-hidden="true"
          className="absolute -end-6 -top-16 -z-10 size-44 rounded-full border-[1.25rem] border-white/10"
        />
        <span
          aria-hidden="true"
          className="absolute -bottom-14 end-24 -z-10 size-28 rounded-full border-[0.75rem] border-white/10"
        />
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-display text-lg text-balance">{name}</h3>
          {isNew && <Badge tone="solid">{t('mission.new')}</Badge>}
        </div>
        <p className="mt-1 max-w-prose text-sm text-white/85">{about}</p>
        <p className="mt-2 text-xs text-white/80 tabular-nums">
          {t(`mission.period.${period}`)}
          {endsAt && ` · ${t('mission.ends', { time: format.relativeTime(endsAt, now) })}`}
        </p>
      </header>
      <div className="grid gap-4 p-5">
        <p className="flex items-baseline justify-between gap-3 text-sm text-ink-soft">
          {t('mission.yours')}
          <span aria-live="polite" className="font-display text-xl font-bold tabular-nums text-ink">
            {valueText(value)}
          </span>
        </p>
        {milestones.length > 0 && (
          <ol className="grid gap-3">
            {milestones.map((milestone) => (
              <Milestone
                key={milestone.target.toString()}
                milestone={milestone}
                value={value}
                target={valueText(milestone.target)}
                currencySymbol={currencySymbol}
              />
            ))}
          </ol>
        )}
        {children}
      </div>
    </article>
  );
}

type MilestoneProps = {
  readonly milestone: Mission['milestones'][number];
  readonly value: bigint;
  readonly target: string;
  readonly currencySymbol: string;
};

function Milestone({ milestone, value, target, currencySymbol }: MilestoneProps) {
  const t = useTranslations('loyalty');
  const giftText = useGiftText(currencySymbol);
  const state = milestone.claim?.state;
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5">
      <span
        aria-hidden="true"
        className={`grid size-8 place-items-center rounded-full ${state === undefined ? 'bg-surface-3 text-ink-faint' : 'bg-gain-soft text-gain'}`}
      >
        {state === 'CLAIMED' ? <Check className="size-4" /> : <Gift className="size-4" />}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold tabular-nums">{target}</span>
          <span className="tabular-nums text-gain">{giftText(milestone)}</span>
        </div>
        <progress
          className="ui-progress"
          data-tone={state === undefined ? 'accent' : 'gain'}
          value={shareOf(value, milestone.target)}
          max={100}
          aria-label={target}
        />
        {state !== undefined && <p className="text-xs text-ink-soft">{t(`mission.state.${state}`)}</p>}
      </div>
    </li>
  );
}
