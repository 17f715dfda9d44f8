import { type Category, pathOf } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { categoryPictureUrl } from '../../../shared/site/art.ts';
import { useOpenCategories } from '../hooks/use-categories.ts';
import { useLotteryEntry } from '../hooks/use-lottery-entry.ts';

/** One card per lobby with something to play, each in its own light. */
export function CategoryCards() {
  const categories = useOpenCategories();
  return (
    // Rows share their width, so that the last one leaves no hole however many lobbies are open.
    <ul className="flex flex-wrap gap-3 md:gap-4">
      {[...categories, 'hot' as const].map((category) => (
        <li
          key={category}
          className="grow basis-[calc(50%-0.75rem)] sm:basis-[calc(33%-1rem)] lg:basis-[calc(25%-1rem)]"
        >
          <CategoryCard category={category} />
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({ category }: { readonly category: Category }) {
  const t = useTranslations('common');
  const tHome = useTranslations('home');
  return (
    <a
      href={pathOf(category)}
      data-category={category}
      onClick={useLotteryEntry(category)}
      className="category-card group relative isolate flex h-full min-h-44 flex-col justify-end overflow-hidden rounded-lg p-4 text-white md:min-h-56"
    >
      <img
        src={categoryPictureUrl(category)}
        alt=""
        width="160"
        height="160"
        loading="lazy"
        className="absolute end-2 top-2 -z-10 size-24 object-contain transition-transform duration-300 ease-out group-hover:-translate-y-1 group-hover:scale-105 md:end-3 md:top-3 md:size-32"
      />
      <span className="font-display text-base md:text-lg">{t(`category.${category}`)}</span>
      <span className="mt-1 text-xs text-white/80 max-sm:sr-only">{tHome(`category.${category}`)}</span>
    </a>
  );
}
