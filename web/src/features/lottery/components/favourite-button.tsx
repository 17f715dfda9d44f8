import type { Game } from '@fairground/engines/lottery/games';
import { Heart } from 'lucide-react';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { requireRealAccount } from '../../../shared/session/login-gate.ts';
import { toggleLotteryMark, useLotteryFavourites } from '../../../shared/session/lottery-favourites.ts';
import { useGameName } from '../hooks/use-game-name.ts';

type FavouriteButtonProps = {
  readonly game: Game;
  /** Its id in the catalogue, where it is known by now. */
  readonly nodeId: bigint | undefined;
};

/** Marks a lottery as a favourite on this device. */
export function FavouriteButton({ game, nodeId }: FavouriteButtonProps) {
  const t = useTranslations('lottery');
  const nameOf = useGameName();
  const isMarked = useLotteryFavourites(({ ids }) => nodeId !== undefined && ids.includes(String(nodeId)));
  return (
    <IconButton
      size="sm"
      label={t('favourite', { name: nameOf(game) })}
      aria-pressed={isMarked}
      disabled={nodeId === undefined}
      icon={<Heart aria-hidden="true" className={isMarked ? 'fill-current text-loss' : undefined} />}
      onClick={() => nodeId !== undefined && requireRealAccount(() => toggleLotteryMark(nodeId))}
    />
  );
}
