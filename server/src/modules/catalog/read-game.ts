import type { readGame as endpoint } from '@fairground/contract/catalog/endpoints';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { ValueOf } from '@fairground/contract/endpoint';
import { inLanguage } from '../../platform/localized.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { View } from './answers.ts';
import type { CatalogDeps } from './deps.ts';
import { gameIn } from './domain/game-in.ts';

/** Everything of one game that the caller may see. */
export const readGame = (
  { languages }: CatalogDeps,
  { catalogue, region, newSince, language }: View,
  nodeId: GameNodeId,
): ValueOf<typeof endpoint> => {
  const game = catalogue.see(region, nodeId);
  if (!game) throw new Refusal('catalog.game-unknown');
  const vendor = catalogue.vendor(game.vendor);
  const label = catalogue.facts.labels.find(
    ({ category, code }) => category === game.category && code === game.classify,
  );
  return {
    game: gameIn(game, language, catalogue, newSince),
    vendorName: (vendor && inLanguage(vendor.names, language, languages[0])) ?? game.vendor,
    rulesKey: `rules.${game.mechanic}`,
    mechanic: game.mechanic,
    theme: game.theme,
    labelName: (label && inLanguage(label.names, language, languages[0])) ?? game.classify,
    limits: { minBet: game.minBet, maxBet: game.maxBet },
    modelId: game.modelId,
    maintenanceUntil: catalogue.maintenanceOf(game.vendor)?.endsAt ?? null,
  };
};
