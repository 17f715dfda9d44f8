import { BET_CATEGORIES, BET_RESULTS } from '@fairground/contract/betting/endpoints';
import type { BetResult } from '@fairground/contract/betting/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Combobox } from '@fairground/ui/combobox';
import { Select } from '@fairground/ui/select';
import { FilterTag } from '@fairground/ui/tag';
import type { Category } from '../../../shared/category/categories.ts';
import { useTranslations } from '../../../shared/i18n/index.ts';
import { gamesQuery, vendorsQuery } from '../api/bets-query.ts';
import { queryOf, vendorsIn, withCategory, withVendor } from '../model/game-filter.ts';
import type { GameFilter, PlayedGame, PlayedVendor } from '../model/game-filter.ts';

type BetFiltersProps = {
  readonly account: string;
  /** The days whose games are offered. */
  readonly moments: { readonly from: Date; readonly to?: Date };
  readonly games: GameFilter;
  readonly onGamesChange: (games: GameFilter) => void;
};

/** Which kind of game, whose, which one, and what came of it. */
export function BetFilters({ account, moments, games, onGamesChange }: BetFiltersProps) {
  const t = useTranslations('bets');
  const tCommon = useTranslations('common');
  const vendors = useQuery(vendorsQuery(account)).data?.list ?? [];
  const { category, vendor } = queryOf({ ...games, game: null });
  const played = useQuery({
    ...gamesQuery(account, { ...moments, ...(category && { category }), ...(vendor !== undefined && { vendor }) }),
    placeholderData: keepPreviousData,
  }).data;
  return (
    <>
      <fieldset className="-mx-1 flex flex-wrap gap-2 px-1 py-1">
        <legend className="sr-only">{t('kinds')}</legend>
        <FilterTag
          pressed={games.category === null}
          onPressedChange={() => onGamesChange(withCategory(games, null, vendors))}
        >
          {t('all')}
        </FilterTag>
        {BET_CATEGORIES.map((each) => (
          <FilterTag
            key={each}
            pressed={games.category === each}
            onPressedChange={(isPressed) => onGamesChange(withCategory(games, isPressed ? each : null, vendors))}
          >
            {tCommon(`category.${each.toLowerCase() as Category}`)}
          </FilterTag>
        ))}
      </fieldset>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-3">
        <VendorField
          vendors={vendorsIn(vendors, games.category)}
          chosen={games.vendor}
          onChange={(chosen) => onGamesChange(withVendor(games, chosen))}
        />
        <GameField
          games={played?.list ?? []}
          chosen={games.game}
          onChange={(game) => onGamesChange({ ...games, game })}
        />
        <ResultField chosen={games.result} onChange={(result) => onGamesChange({ ...games, result })} />
      </div>
    </>
  );
}

type VendorFieldProps = {
  readonly vendors: readonly PlayedVendor[];
  readonly chosen: string | null;
  readonly onChange: (vendor: string | null) => void;
};

type VendorOption = { readonly vendor: string | null; readonly name: string };

function VendorField({ vendors, chosen, onChange }: VendorFieldProps) {
  const t = useTranslations('bets');
  const options: readonly VendorOption[] = [
    { vendor: null, name: t('all-vendors') },
    ...vendors.map(({ vendor, vendorName }) => ({ vendor, name: vendorName })),
  ];
  return (
    <Combobox
      label={t('vendor')}
      options={options}
      value={options.find(({ vendor }) => vendor === chosen) ?? options[0]}
      onValueChange={({ vendor }) => onChange(vendor)}
      keyOf={({ vendor }) => vendor ?? ''}
      textOf={({ name }) => name}
      searchLabel={t('find-vendor')}
      emptyText={t('no-vendor')}
    />
  );
}

type GameFieldProps = {
  readonly games: readonly PlayedGame[];
  readonly chosen: PlayedGame | null;
  readonly onChange: (game: PlayedGame | null) => void;
};

const keyOfGame = (game: PlayedGame | null): string => (game === null ? '' : `${game.vendor} ${game.gameId}`);

function GameField({ games, chosen, onChange }: GameFieldProps) {
  const t = useTranslations('bets');
  const isListed = chosen === null || games.some((game) => keyOfGame(game) === keyOfGame(chosen));
  const listed: readonly PlayedGame[] = isListed ? games : [chosen, ...games];
  const options: readonly (PlayedGame | null)[] = [null, ...listed];
  return (
    <Combobox
      label={t('game')}
      options={options.map((game) => ({ game }))}
      value={{ game: chosen }}
      onValueChange={({ game }) => onChange(game)}
      keyOf={({ game }) => keyOfGame(game)}
      textOf={({ game }) => game?.gameName ?? t('game-filter')}
      searchLabel={t('find-game')}
      emptyText={t('no-game')}
    />
  );
}

type ResultFieldProps = {
  readonly chosen: BetResult | null;
  readonly onChange: (result: BetResult | null) => void;
};

function ResultField({ chosen, onChange }: ResultFieldProps) {
  const t = useTranslations('bets');
  return (
    <Select<BetResult | 'ALL'>
      label={t('state-filter')}
      options={[
        { value: 'ALL', label: t('all-states') },
        ...BET_RESULTS.map((value) => ({ value, label: t(`state.${value}`) })),
      ]}
      value={chosen ?? 'ALL'}
      onValueChange={(result) => onChange(result === 'ALL' ? null : result)}
    />
  );
}
