import { money } from '@fairground/contract/money';
import type { GameDefinition } from '@fairground/contract/studio/game';
import { hashOfRules } from '@fairground/engines/rounds/verify-round';
import { studioGame } from '@fairground/engines/slots/games';
import { slotFigures } from '@fairground/engines/slots/slot-figures';
import arcade from '../../../arcade/vite.config.ts';
import { createFakeStudio } from '../../../arcade/src/testing/fake-studio.ts';
import { serveBuilt } from '../../process/built-site.ts';
import type { BuiltSite } from '../../process/built-site.ts';

const BET = money(10_000_000n);

/** The built game clients with an in-memory studio: only the client is measured. */
export const serveSlot = async (model: string): Promise<BuiltSite> => {
  const game = studioGame(model);
  const definition: GameDefinition = {
    kind: 'slot',
    model,
    hash: hashOfRules(game.definition),
    rules: game.definition,
    figures: [...slotFigures(game)],
    bet: { min: BET, max: null, step: money(10_000n), levels: [BET] },
  };
  const site = await serveBuilt({ ...arcade, configFile: false }, createFakeStudio(definition).answer);
  const query = new URLSearchParams({ vendor: 'JL', game: `JL-${model}`, language: 'EN' });
  return { ...site, url: `${site.url}?${query}#code=${'c'.repeat(43)}` };
};
