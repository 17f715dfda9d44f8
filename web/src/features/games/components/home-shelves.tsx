import { ArrowRight } from 'lucide-react';
import { type Category, type Lobby, lobbyOf, pathOf } from '../../../shared/category/categories.ts';
import { CategoryIcon } from '../../../shared/category/category-icon.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { LatePart } from '../../../shared/page/late-part.tsx';
import { SectionHeading } from '../../../shared/page/section-heading.tsx';
import { WhenNear } from '../../../shared/page/when-near.tsx';
import { useSession } from '@fairground/client/session';
import { ShelfOf } from '../lazy-parts.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

/** What a member was at lately, where there is anything. */
export function ContinuePlaying() {
  const t = useTranslations('home');
  const isMember = useSession(({ token }) => token !== null);
  if (!isMember) return null;
  const title = t('shelf.continue');
  return (
    <LatePart>
      <ShelfOf source="recent" label={title} fallback={null} heading={<SectionHeading id="continue" title={title} />} />
    </LatePart>
  );
}

/** A shelf for each of these categories. Titles and places come with the page, the games when one comes near. */
export function HomeShelves({ categories }: { readonly categories: readonly Category[] }) {
  // Both lotteries share a lobby, and so a shelf.
  return [...new Set(categories.map(lobbyOf))].map((lobby) => <HomeShelf key={lobby} lobby={lobby} />);
}

function HomeShelf({ lobby }: { readonly lobby: Lobby }) {
  const t = useTranslations('common');
  const tHome = useTranslations('home');
  const name = t(`category.${lobby}`);
  return (
    <section
      className="far-shelf page-width grid grid-cols-1 gap-4"
      aria-labelledby={`shelf-${lobby}`}
      data-category={lobby}
    >
      <SectionHeading
        id={`shelf-${lobby}`}
        title={
          <span className="flex items-center gap-3">
            <CategoryIcon category={lobby} className="size-7 text-category" />
            {name}
          </span>
        }
        action={
          <a
            href={pathOf(lobby)}
            aria-label={tHome('shelf.all-of', { category: name })}
            className="control h-9 gap-1.5 px-3 text-sm font-semibold text-ink-soft hover:bg-surface-2 hover:text-ink pointer-coarse:h-11"
          >
            {tHome('shelf.all')}
            <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </a>
        }
      />
      <WhenNear fallback={<ShelfSkeleton isFar />}>
        <LatePart fallback={<ShelfSkeleton />}>
          <ShelfOf source={lobby} label={name} fallback={<ShelfSkeleton />} />
        </LatePart>
      </WhenNear>
    </section>
  );
}
