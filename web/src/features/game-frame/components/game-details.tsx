import { Dialog } from '@fairground/ui/dialog';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import type { useLiveGame } from '../hooks/use-live-game.ts';

type GameDetailsProps = {
  readonly details: NonNullable<ReturnType<typeof useLiveGame>['details']>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The figures of the game, and what happens to money in it. */
export function GameDetails({ details, isOpen, onOpenChange }: GameDetailsProps) {
  const t = useTranslations('play');
  const tCommon = useTranslations('common');
  const numbers = useNumbers();
  const { game, limits, vendorName } = details;
  const { rtp, hitRate, maxWin, volatility } = game;
  const unknown = t('about.unknown');
  const min = numbers.amount(limits.minBet);
  const max = limits.maxBet === null ? null : numbers.amount(limits.maxBet);
  const lines = [
    [t('about.provider'), vendorName],
    [t('about.rtp'), rtp === null ? unknown : numbers.percent(rtp)],
    [t('about.hit-rate'), hitRate === null ? unknown : numbers.percent(hitRate)],
    [t('about.max-win'), maxWin === null ? unknown : t('about.max-win-value', { times: numbers.whole(maxWin) })],
    [t('about.volatility'), volatility === null ? unknown : t(`about.volatility-${volatility}`)],
    [t('about.limits'), max === null ? t('about.limits-from', { min }) : t('about.limits-range', { min, max })],
  ] as const;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('about.title', { game: game.gameName })}
      closeLabel={t('about.close')}
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 text-base">{t('about.money-title')}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t('safety')}</p>
      <a
        href="/responsible"
        className="mt-4 inline-flex min-h-9 items-center text-sm text-accent-text underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {tCommon('footer.responsibility-action')}
      </a>
    </Dialog>
  );
}
