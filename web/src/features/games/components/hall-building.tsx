import { ButtonLink } from '@fairground/ui/button';
import { type Category, lobbyOf, pathOf } from '../../../shared/category/categories.ts';
import { CategoryIcon } from '../../../shared/category/category-icon.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { NotOpenState } from './not-open-state.tsx';
import { SectionHeading } from '../../../shared/page/section-heading.tsx';
import { ShelfOf } from '../lazy-parts.ts';
import { ShelfSkeleton } from './shelf-skeleton.tsx';

type HallBuildingProps = {
  readonly name: string;
  /** The halls where something can be played now. */
  readonly halls: readonly Category[];
};

/** A hall whose games are still being built: says so, names no date, and leads to what can be played. */
export function HallBuilding({ name, halls }: HallBuildingProps) {
  const t = useTranslations('lobby');
  const tCommon = useTranslations('common');
  return (
    <div className="grid grid-cols-1 gap-8">
      <NotOpenState
        title={t('building.title', { category: name })}
        text={t('building.text')}
        action={[...new Set(halls.map(lobbyOf))].map((hall) => (
          <ButtonLink
            key={hall}
            href={pathOf(hall)}
            data-category={hall}
            iconStart={<CategoryIcon category={hall} className="text-category" />}
          >
            {tCommon(`category.${hall}`)}
          </ButtonLink>
        ))}
      />
      <section className="grid grid-cols-1 gap-4" aria-labelledby="play-now">
        <SectionHeading id="play-now" title={t('building.now')} />
        <AwakePart fallback={<ShelfSkeleton />}>
          <ShelfOf source="hot" label={t('building.now')} fallback={<ShelfSkeleton />} />
        </AwakePart>
      </section>
    </div>
  );
}
