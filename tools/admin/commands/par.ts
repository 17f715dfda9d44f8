import type { Figures } from '@fairground/contract/studio/game';
import { familySlot } from '@fairground/engines/slots/family';
import { STUDIO_GAMES } from '@fairground/engines/slots/games';
import type { StudioGame } from '@fairground/engines/slots/games';
import type { StoredSlot } from '@fairground/engines/slots/mathematics';
import type { MeasuredSlot } from '@fairground/engines/slots/measured';
import { markdownTable, parSheet } from '@fairground/engines/slots/par-sheet';
import { findModel, PLAYABLE_MODELS } from '../../../server/src/modules/studio/index.ts';
import type { Model } from '../../../server/src/modules/studio/index.ts';
import type { Action } from '../command.ts';
import type { House } from '../house.ts';
import { printTable } from '../print-table.ts';
import { hasFlag } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

export const parActions: readonly Action[] = [
  {
    name: 'par',
    words: ['<game>'],
    about:
      'The PAR sheet of a game, computed or measured again before it is shown; without a game, every mathematics there is.',
    options: { json: { kind: 'flag', about: 'The same as JSON: rules, their hash, every stored figure.' } },
    examples: ['par classic3', 'par JL/jl-1024 --json'],
    run: async ({ words: [game], options, house, print }) => {
      if (game === undefined) return listModels(print);
      const model = await modelOf(house, game);
      const stored = storedOf(model.id);
      if (hasFlag(options, 'json')) {
        const { id, kind, hash, figures, rules } = model;
        return print(JSON.stringify({ id, kind, hash, ...(stored ?? { definition: rules }), figures }, null, 2));
      }
      print((stored ? parSheet(stored) : otherSheet(model)).trimEnd());
      print(`\nRules (SHA-256): ${model.hash}`);
    },
  },
];

/** By the name of its mathematics, or as a game of the catalogue: by its number, or by vendor and the vendor's own. */
const modelOf = async ({ catalog }: House, named: string): Promise<Model> => {
  const { games } = await catalog.readAll();
  const listed = games.find(({ id, vendor, gameId }) => id.toString() === named || `${vendor}/${gameId}` === named);
  // It is proved here: one whose stored mathematics differs from the recomputed one does not load.
  const model = findModel(listed ? (listed.modelId ?? '') : named);
  if (!model)
    throw new UsageError(
      listed
        ? `${named} is played elsewhere: its vendor has its PAR sheet.`
        : `There is no game ${named}. Type: npm run admin -- par`,
    );
  return model;
};

const storedOf = (id: string): StudioGame | StoredSlot | MeasuredSlot | undefined => {
  const own = STUDIO_GAMES.find(({ definition }) => definition.id === id);
  if (own) return own;
  try {
    return familySlot(id);
  } catch {
    return undefined;
  }
};

/** Of what is no slot: its ways to bet, and its rules as they are played. */
const otherSheet = ({ id, figures, rules }: Model): string =>
  [
    `# ${id}`,
    markdownTable(['way to bet', 'return', 'hit rate', 'most, in stakes'], figures.map(rowOf)),
    `## Rules\n\n\`\`\`json\n${JSON.stringify(rules, null, 2)}\n\`\`\``,
  ].join('\n\n');

const rowOf = ({ mode, rtp, hitRate, maxWin }: Figures): readonly string[] => [
  mode === '' ? '–' : mode,
  `${rtp} %`,
  hitRate === null ? 'by choice' : `${hitRate} %`,
  maxWin ?? 'not bounded',
];

const listModels = (print: (line: string) => void): void => {
  const names = new Map(STUDIO_GAMES.map(({ definition, names: { EN } }) => [definition.id, EN]));
  const rows = PLAYABLE_MODELS.map((id) => [id, storedOf(id) ? 'slot' : 'other', names.get(id) ?? '']);
  printTable(print, ['game', 'kind', 'name'], rows);
};
