import type { Mission } from '@fairground/contract/loyalty/endpoints';
import { useNumbers, useTranslations } from '../../../shared/i18n/index.ts';
import { useGiftText } from '../hooks/use-gift-text.ts';

type PrizeListProps = {
  readonly prizes: Mission['prizes'];
  readonly currencySymbol: string;
};

/** What each place wins. */
export function PrizeList({ prizes, currencySymbol }: PrizeListProps) {
  const t = useTranslations('loyalty');
  const numbers = useNumbers();
  const giftText = useGiftText(currencySymbol);
  return (
    <ul className="flex flex-wrap gap-2 text-xs" aria-label={t('race.prizes')}>
      {prizes.map((prize) => (
        <li key={prize.from} className="rounded-sm bg-surface-2 px-2 py-1 tabular-nums">
          <b className="font-semibold">
            {prize.from === prize.to
              ? t('race.place', { place: numbers.whole(prize.from) })
              : t('race.places', { from: numbers.whole(prize.from), to: numbers.whole(prize.to) })}
          </b>{' '}
          {giftText(prize)}
        </li>
      ))}
    </ul>
  );
}
