import type { GameCategory } from '@fairground/contract/catalog/game';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { menusQuery } from '../api/games-queries.ts';
import type { FilterChange } from '../hooks/use-lobby-filter.ts';

type LabelRowProps = {
  readonly gameType: GameCategory;
  readonly label: string | null;
  readonly change: (wish: FilterChange) => void;
};

const LABEL_CLASS =
  'control h-8 rounded-full px-3 text-sm whitespace-nowrap text-ink-soft hover:bg-surface-2 hover:text-ink aria-pressed:bg-category-soft aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:h-11';

/** The kinds of games of a lobby, one at a time. */
export function LabelRow({ gameType, label, change }: LabelRowProps) {
  const t = useTranslations('games');
  const { data, isPending } = useQuery(menusQuery(gameType));
  if (isPending) return <LabelPlace />;
  const menus = data?.list ?? [];
  if (menus.length < 2) return null;
  return (
    <fieldset aria-label={t('filter.labels')} className="chip-row chip-line">
      <button
        type="button"
        aria-pressed={label === null}
        className={LABEL_CLASS}
        onClick={() => change({ label: null })}
      >
        {t('filter.all-labels')}
      </button>
      {menus.map(({ gameGroupCode, labelName }) => (
        <button
          key={gameGroupCode}
          type="button"
          aria-pressed={label === gameGroupCode}
          className={LABEL_CLASS}
          onClick={() => change({ label: label === gameGroupCode ? null : gameGroupCode })}
        >
          {labelName}
        </button>
      ))}
    </fieldset>
  );
}

/** The row's height while nobody knows what will be in it: nearly every lobby has one. */
function LabelPlace() {
  return (
    <div className="chip-row" aria-hidden="true">
      <span className={LABEL_CLASS} />
    </div>
  );
}
