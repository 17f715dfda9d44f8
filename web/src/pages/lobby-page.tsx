import { Banners } from '../features/banners/index.ts';
import { RoomsStrip } from '../features/card-rooms/index.ts';
import { HallBuilding, LobbyGames } from '../features/games/index.ts';
import { LotteryLobby, LotteryPlace } from '../features/lottery/index.ts';
import { faceOfLobby, LobbyMatches, LobbyPlace } from '../features/sports/index.ts';
import { useIsBuilding, useOpenCategories } from '../features/navigation/index.ts';
import { familyOf, type Lobby, pathOf } from '../shared/category/categories.ts';
import { CategoryIcon } from '../shared/category/category-icon.tsx';
import { useTranslations } from '../shared/i18n/index.ts';
import { AwakePart } from '../shared/page/awake-part.tsx';
import { PageFrame } from '../shared/page/page-frame.tsx';
import type { PageProps } from '../shared/page/site-route.ts';

/** The lobby of one category, in its hue. */
export function Page({ route: { category = 'hot', bannerGroup } }: PageProps) {
  const t = useTranslations('lobby');
  const tCommon = useTranslations('common');
  const name = tCommon(`category.${category}`);
  const face = faceOfLobby(category);
  const isBuilding = useIsBuilding(category);
  const building = <HallBuilding name={name} halls={useOpenCategories()} />;
  return (
    <PageFrame
      title={name}
      text={isBuilding ? undefined : <span className="max-sm:sr-only">{t(`text.${category}`)}</span>}
      category={category}
      icon={<CategoryIcon category={category} />}
      banner={bannerGroup && <Banners group={bannerGroup} size="page" isQuiet={isBuilding} />}
      aside={<Family lobby={category} />}
    >
      {category === 'elott' && (
        <AwakePart fallback={<LotteryPlace />}>
          <LotteryLobby />
        </AwakePart>
      )}
      {face !== undefined && (
        <AwakePart fallback={<LobbyPlace />}>
          <LobbyMatches face={face} />
        </AwakePart>
      )}
      {category === 'pvp' && (
        <AwakePart fallback={<div className="min-h-44" />}>
          <RoomsStrip />
        </AwakePart>
      )}
      {isBuilding ? building : <LobbyGames lobby={category} name={name} whenEmpty={building} />}
    </PageFrame>
  );
}

/** The lobbies that belong to the same family, one press away. */
function Family({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('lobby');
  const tCommon = useTranslations('common');
  const family = familyOf(lobby);
  if (family.length === 0) return null;
  return (
    <nav
      aria-label={t('family')}
      // One line that a finger pushes along where there is no room for all.
      className="flex gap-2 max-md:-mx-(--page-air) max-md:w-[calc(100%+2*var(--page-air))] max-md:overflow-x-auto max-md:px-(--page-air) max-md:[scrollbar-width:none]"
    >
      {family.map((other) => (
        <a
          key={other}
          href={pathOf(other)}
          data-category={other}
          aria-current={other === lobby ? 'page' : undefined}
          className="flex h-10 shrink-0 items-center gap-2 rounded-full bg-surface-1 ps-3 pe-4 text-sm font-semibold text-ink-soft shadow-low hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-category-soft aria-[current=page]:text-ink pointer-coarse:h-11"
        >
          <CategoryIcon category={other} className="size-5 text-category" />
          {tCommon(`category.${other}`)}
        </a>
      ))}
    </nav>
  );
}
