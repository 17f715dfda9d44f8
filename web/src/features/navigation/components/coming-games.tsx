import { useTranslations } from '../../../shared/i18n/index.ts';
import { GAME_DRAWINGS, type ComingGame } from './game-drawings.tsx';

const GAMES: readonly { readonly game: ComingGame; readonly category: string }[] = [
  { game: 'crash', category: 'live' },
  { game: 'dice', category: 'fish' },
  { game: 'mines', category: 'pvp' },
  { game: 'plinko', category: 'esports' },
  { game: 'wheel', category: 'inhouse' },
  { game: 'keno', category: 'lott' },
];

/** The first games of our own workshop as they will stand on the shelf; nothing to press before they can be played. */
export function ComingGames() {
  const t = useTranslations('home');
  const tCommon = useTranslations('common');
  return (
    <ul
      aria-label={t('games.title')}
      // On a phone the shelf scrolls, and a keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scrollbar-none -mx-(--page-air) flex snap-x gap-3 overflow-x-auto px-(--page-air) md:mx-0 md:grid md:grid-cols-6 md:gap-4 md:px-0"
    >
      {GAMES.map(({ game, category }) => (
        <li
          key={game}
          data-category={category}
          className="game-tile relative isolate flex aspect-3/4 w-32 shrink-0 snap-start flex-col items-center justify-end overflow-hidden rounded-lg p-3 text-center text-white md:w-auto"
        >
          <svg
            viewBox="0 0 64 64"
            aria-hidden="true"
            className="absolute inset-x-0 top-[14%] mx-auto w-[58%] drop-shadow-lg"
          >
            {GAME_DRAWINGS[game]}
          </svg>
          <span className="font-display text-base">{t(`games.${game}`)}</span>
          <span className="mt-0.5 text-xs text-white/80">{tCommon('nav.soon')}</span>
        </li>
      ))}
    </ul>
  );
}
