import { Flame, Heart, Sparkles } from 'lucide-react';
import { Badge } from '../../src/badge.tsx';
import { ButtonLink } from '../../src/button.tsx';

const GAMES = [
  { name: 'Lantern Festival', vendor: 'Lantern Works', hue: 'rng', mark: 'hot' },
  { name: 'Golden Carp', vendor: 'Deep Pond', hue: 'fish', mark: 'new' },
  { name: 'Four at the Table', vendor: 'Card House', hue: 'pvp', mark: undefined },
  { name: 'Studio Nine', vendor: 'Live Arc', hue: 'live', mark: undefined },
  { name: 'Five Minute Draw', vendor: 'In-house', hue: 'elott', mark: 'new' },
  { name: 'Neon Arena', vendor: 'Pixel Ring', hue: 'esports', mark: undefined },
] as const;

export function ShelfDemo() {
  return (
    <div data-category="hot">
      <div className="mb-4 flex items-center justify-between">
        <h3 className="flex items-center gap-2 text-lg">
          <Flame aria-hidden="true" className="size-6 text-category" />
          Hot tonight
        </h3>
        <ButtonLink href="#shelf" variant="ghost" size="sm">
          See all
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-6">
        {GAMES.map((game) => (
          <li key={game.name} data-category={game.hue} className="group relative">
            <a href="#shelf" className="block rounded-lg">
              <span className="relative flex aspect-3/4 items-center justify-center overflow-hidden rounded-lg bg-category-deep shadow-mid">
                <svg aria-hidden="true" viewBox="0 0 90 120" className="absolute inset-0 size-full">
                  {Array.from({ length: 14 }, (_, ray) => (
                    <path
                      key={ray}
                      d="M45 60 40-60h10z"
                      fill="white"
                      opacity=".1"
                      transform={`rotate(${ray * 25.7} 45 60)`}
                    />
                  ))}
                  <circle cx="45" cy="60" r="26" fill="white" opacity=".12" />
                </svg>
                <span className="relative px-4 text-center font-display text-lg text-white">{game.name}</span>
                {game.mark !== undefined && (
                  <Badge
                    tone="solid"
                    className="absolute start-2 top-2"
                    icon={game.mark === 'hot' ? <Flame aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
                  >
                    {game.mark === 'hot' ? 'Hot' : 'New'}
                  </Badge>
                )}
              </span>
              <span className="mt-2 block truncate text-sm font-semibold">{game.name}</span>
              <span className="block truncate text-xs text-ink-faint">{game.vendor}</span>
            </a>
            <button
              type="button"
              aria-label={`Add ${game.name} to favourites`}
              className="control absolute end-2 top-2 size-8 rounded-full bg-scrim text-white hover:bg-black/80"
            >
              <Heart aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
