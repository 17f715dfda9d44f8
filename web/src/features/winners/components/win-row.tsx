import { writeMoney } from '@fairground/contract/money';
import type { Win } from '@fairground/contract/winners/endpoints';
import { Amount } from '@fairground/ui/amount';
import { useBrand } from '../../../shared/brand/use-brand.ts';
import type { Category } from '../../../shared/category/categories.ts';
import { CategoryIcon } from '../../../shared/category/category-icon.tsx';
import { useTranslations } from '../../../shared/i18n/index.ts';

type WinRowProps = { readonly win: Win; readonly rank: number | undefined };

/** One win: the game, a masked name, and how much. */
export function WinRow({ win, rank }: WinRowProps) {
  const t = useTranslations('winners');
  const { currency } = useBrand();
  const unit = win.currency === currency.code ? currency.symbol : win.currency;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      {rank !== undefined && (
        <span
          aria-hidden="true"
          data-first={rank === 1 ? '' : undefined}
          className="grid size-7 shrink-0 place-items-center rounded-full bg-surface-2 font-display text-xs tabular-nums data-first:bg-accent data-first:text-accent-ink"
        >
          {rank}
        </span>
      )}
      <Picture win={win} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{win.gameName}</span>
        <bdi className="block truncate text-xs text-ink-faint">{win.player}</bdi>
      </span>
      <span className="grid justify-items-end">
        <Amount value={writeMoney(win.prize)} currency={unit} className="font-semibold text-gain" />
        <span className="text-xs text-ink-faint tabular-nums">{t('times', { times: String(win.times) })}</span>
      </span>
    </li>
  );
}

function Picture({ win: { picture, gameType } }: { readonly win: Win }) {
  const category = gameType.toLowerCase() as Category;
  return picture === null ? (
    <span
      data-category={category}
      className="grid h-12 w-9 shrink-0 place-items-center rounded-md bg-category-soft text-category"
    >
      <CategoryIcon category={category} className="size-6" />
    </span>
  ) : (
    <img
      src={picture}
      alt=""
      width="240"
      height="320"
      loading="lazy"
      decoding="async"
      className="h-12 w-9 shrink-0 rounded-md object-cover"
    />
  );
}
