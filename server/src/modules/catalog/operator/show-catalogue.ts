import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import { fold } from '../../../platform/fold-text.ts';
import type { CatalogueFacts, GameFacts } from '../domain/facts.ts';
import type { PlannedWindow } from '../store/operate.ts';

export type GameFilter = {
  readonly vendor?: string | undefined;
  readonly category?: GameCategory | undefined;
  readonly name?: string | undefined;
  readonly state?: 'open' | 'closed' | undefined;
  readonly cursor?: GameNodeId | undefined;
};

export const GAME_PAGE_SIZE = 100;

/** The games of a filter, in the order of their ids, closed ones too. */
export const gamesFor = (
  { games }: Pick<CatalogueFacts, 'games'>,
  { vendor, category, name, state, cursor }: GameFilter,
): { readonly page: readonly GameFacts[]; readonly next: GameNodeId | null } => {
  const wanted = name === undefined ? undefined : fold(name);
  const page: GameFacts[] = [];
  for (const game of games) {
    const fits =
      (cursor === undefined || game.id > cursor) &&
      (vendor === undefined || game.vendor === vendor) &&
      (category === undefined || game.category === category) &&
      (state === undefined || game.isClosed === (state === 'closed')) &&
      (wanted === undefined || game.folded.includes(wanted));
    if (!fits) continue;
    if (page.length === GAME_PAGE_SIZE) return { page, next: page.at(-1)?.id ?? null };
    page.push(game);
  }
  return { page, next: null };
};

/** Every vendor with the number of its games and the maintenance that runs or is planned. */
export const vendorsFor = ({ vendors, games }: CatalogueFacts, planned: readonly PlannedWindow[]) => {
  const counts = Map.groupBy(games, ({ vendor }) => vendor);
  const windows = Map.groupBy(planned, ({ vendor }) => vendor);
  return vendors.map(({ code, names, isOpen, categories }) => ({
    vendor: code,
    names: { ...names },
    isOpen,
    state: isOpen ? ('open' as const) : ('closed' as const),
    categories: [...categories],
    games: counts.get(code)?.length ?? 0,
    maintenance: (windows.get(code) ?? []).map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  }));
};

/** Every category with the number of its games. */
export const categoriesFor = ({ categories, games }: CatalogueFacts) => {
  const counts = Map.groupBy(games, ({ category }) => category);
  return categories.map(({ code, isOn }) => ({
    ...{ category: code, isOn, state: isOn ? ('on' as const) : ('off' as const) },
    games: counts.get(code)?.length ?? 0,
  }));
};
