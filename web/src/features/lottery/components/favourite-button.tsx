import { Heart } from 'lucide-react';
import { IconButton } from '@fairground/ui/icon-button';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { useFavourites } from '../hooks/use-favourites.ts';

type FavouriteButtonProps = { readonly gameCode: string; readonly name: string };

/** Marks a lottery as a favourite on this device. */
export function FavouriteButton({ gameCode, name }: FavouriteButtonProps) {
  const t = useTranslations('lottery');
  const { favourites, toggle } = useFavourites();
  const isMarked = favourites.includes(gameCode);
  return (
    <IconButton
      size="sm"
      label={t('favourite', { name })}
      aria-pressed={isMarked}
      icon={<Heart aria-hidden="true" className={isMarked ? 'fill-current text-loss' : undefined} />}
      onClick={() => toggle(gameCode)}
    />
  );
}
