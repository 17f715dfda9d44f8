import { TABLE_KINDS } from '@fairground/contract/studio/game';
import type { Figures, TableKind } from '@fairground/contract/studio/game';
import { divide, ONE, percentText } from '@fairground/engines/maths/fraction';
import { decimalText } from '@fairground/engines/maths/fraction-text';
import { tableGame } from '@fairground/engines/tables/table-games';
import type { AnyTable } from '@fairground/engines/tables/table-games';
import { hashOfRules } from '../model.ts';
import type { Model } from '../model.ts';
import keptFigures from './table-figures.json' with { type: 'json' };

/** Counting all hands of eight decks takes a third of a second: it is done by the test beside this file, not by a node. */
const KEPT_FIGURES: Readonly<Record<TableKind, readonly Figures[]>> = keptFigures;

/** A game of shared rounds. Its rounds are run by the server: no player has a round alone. */
export type TableModel = Model & { readonly game: AnyTable };

/** What a table pays on average and at most, by each of its bets. */
export const countFigures = (kind: TableKind): readonly Figures[] => {
  const game = tableGame(kind);
  return game.figures(game.rules).map(({ bet, mean, hit, best, top }) => ({
    mode: bet,
    rtp: percentText(mean, 4),
    hitRate: hit && percentText(hit, 4),
    maxWin: decimalText(best, 2),
    topOneIn: decimalText(divide(ONE, top), 2),
  }));
};

const modelOf = (kind: TableKind): TableModel => {
  const game = tableGame(kind);
  return {
    id: kind,
    kind,
    game,
    rules: game.rules,
    hash: hashOfRules(game.rules),
    figures: KEPT_FIGURES[kind],
    isStepped: false,
    costOf: () => undefined,
    play: () => {
      throw new Error(`A round of ${kind} is dealt to the table, not to a player.`);
    },
  };
};

export const TABLE_MODELS: readonly TableModel[] = TABLE_KINDS.map(modelOf);

const byId = new Map(TABLE_MODELS.map((model) => [model.id, model]));

export const findTableModel = (id: string): TableModel | undefined => byId.get(id);
