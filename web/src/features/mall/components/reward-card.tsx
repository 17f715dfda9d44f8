import type { PointReward } from '@fairground/contract/loyalty/endpoints';
import { Badge } from '@fairground/ui/badge';
import { Button } from '@fairground/ui/button';
import type { CSSProperties } from 'react';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useBonusNote } from '../hooks/use-bonus-note.ts';

type RewardCardProps = {
  readonly reward: PointReward;
  readonly currencySymbol: string;
  /** The points of the member; undefined for a visitor. */
  readonly held: number | undefined;
  readonly onRedeem: (() => void) | undefined;
};

/** A prize on its plinth: what it is, what it costs, and how far the member is from it. */
export function RewardCard({ reward, currencySymbol, held, onRedeem }: RewardCardProps) {
  const t = useTranslations('mall');
  const numbers = useNumbers();
  const { name, about, points, quantity, minRank, memberLimit, image, hue } = reward;
  const note = useBonusNote()(reward, currencySymbol);
  const missing = held === undefined ? 0 : points - held;
  const style: CSSProperties = { background: `oklch(0.32 0.1 ${hue})` };
  return (
    <article className="group flex flex-col overflow-hidden rounded-lg bg-surface-1 shadow-low">
      <span className="relative block aspect-4/3 overflow-hidden" style={style}>
        {image !== '' && (
          <img
            src={image}
            alt=""
            width="640"
            height="480"
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-transform duration-300 group-hover:scale-103 motion-reduce:transition-none"
          />
        )}
        {minRank > 0 && (
          <span className="absolute start-3 top-3">
            <Badge tone="solid">{t('from-rank', { rank: numbers.whole(minRank) })}</Badge>
          </span>
        )}
      </span>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="text-base text-balance">{name}</h3>
        <p className="text-sm text-ink-soft">{about}</p>
        {note !== undefined && <p className="text-xs text-ink-soft">{note}</p>}
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-faint">
          <span>{quantity === 0 ? t('sold-out') : t('left', { count: numbers.whole(quantity) })}</span>
          {memberLimit !== null && <span>{t('each', { count: numbers.whole(memberLimit) })}</span>}
        </p>
        <div className="mt-auto grid gap-3 pt-2">
          <p className="font-display text-lg font-bold tabular-nums text-accent-text">
            {t('points', { points: numbers.whole(points) })}
          </p>
          {onRedeem &&
            (missing > 0 && held !== undefined ? (
              <div className="grid gap-1.5">
                <progress className="ui-progress" data-tone="accent" value={held} max={points} aria-label={name} />
                <p className="text-xs text-ink-soft tabular-nums">{t('missing', { points: numbers.whole(missing) })}</p>
              </div>
            ) : (
              <Button variant="primary" block disabled={quantity === 0 || held === undefined} onClick={onRedeem}>
                {t('redeem')}
              </Button>
            ))}
        </div>
      </div>
    </article>
  );
}
