import type { Fixture, Market, Selection } from '@fairground/contract/sports/endpoints';
import { toast } from '@fairground/ui/toast';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { priceNow, usePrice } from '../hooks/live-store.ts';
import { useOddsText } from '../hooks/odds.ts';
import { announce } from '../hooks/announcements.ts';
import { changeSlip, useSlip } from '../hooks/slip-store.ts';
import { useSportsWords } from '../hooks/use-words.ts';
import { isOpen } from '../model/price.ts';
import { hasLeg, isFull, legOf, toggleLeg } from '../model/slip.ts';
import { LEGS_MAX } from '@fairground/contract/sports/fields';

type PriceCellProps = {
  readonly fixture: Pick<Fixture, 'fixtureId' | 'sport' | 'home' | 'away'>;
  readonly market: Market;
  readonly selection: Selection;
  /** What stands above or before the price: a line, a code, a name. */
  readonly label: string;
  /** Names stand beside the price where there is room, lines above it. */
  readonly look?: 'stacked' | 'wide';
};

/** One price, and the way onto the slip. It keeps its size whatever happens to the price. */
export const PriceCell = memo(
  function PriceCell({ fixture, market, selection, label, look = 'stacked' }: PriceCellProps) {
    const t = useTranslations('sports');
    const { marketName, selectionName, matchName } = useSportsWords();
    const oddsText = useOddsText();
    const price = usePrice(selection.id) ?? { ...market, oddsMilli: selection.oddsMilli };
    const isOn = useSlip((slip) => hasLeg(slip, selection.id));
    const canBet = isOpen(price);
    const teams = { home: fixture.home.name, away: fixture.away.name };
    const odds = oddsText(price.oddsMilli);
    const name = selectionName(market, selection.code, teams);
    const words = { match: matchName(teams), market: marketName(market, teams), selection: name };

    const handlePress = (): void => {
      const slip = useSlip.getState();
      const wasOn = hasLeg(slip, selection.id);
      if (!wasOn && !canBet) return;
      if (!wasOn && isFull(slip)) {
        toast.show({
          id: 'slip-full',
          tone: 'loss',
          title: t('slip.full'),
          description: t('slip.full-text', { count: String(LEGS_MAX) }),
        });
        return;
      }
      const now = priceNow(selection.id)?.oddsMilli ?? selection.oddsMilli;
      changeSlip((before) => toggleLeg(before, legOf(fixture, market, { ...selection, oddsMilli: now })));
      announce(t(wasOn ? 'announce.removed' : 'announce.added', { selection: name, odds: oddsText(now) }));
    };

    return (
      <button
        type="button"
        className="sb-cell"
        data-cell=""
        data-look={look}
        data-move={canBet ? price.move : undefined}
        aria-pressed={isOn}
        aria-disabled={!canBet && !isOn}
        onClick={handlePress}
      >
        <span className="sr-only">{canBet ? t('cell', { ...words, odds }) : t('cell-suspended', words)}</span>
        <span aria-hidden="true" className="sb-cell-label">
          {label}
        </span>
        <span aria-hidden="true" className="sb-cell-odds">
          {canBet ? odds : <Lock className="size-4" />}
        </span>
      </button>
    );
  },
  (before, after) =>
    before.market === after.market &&
    before.selection === after.selection &&
    before.label === after.label &&
    before.fixture.fixtureId === after.fixture.fixtureId,
);

/** The place of a price that is not offered. */
export function EmptyCell() {
  return <span className="sb-cell" data-empty="" aria-hidden="true" />;
}
