import { ACTIONS } from './actions.ts';
import type { Action } from './command.ts';

const REASON = '  --reason <text>            why: it goes into the trail; every change needs one';

/** How to use everything, or what begins with the given words. */
export const helpFor = (words: readonly string[]): readonly string[] => {
  const asked = words.join(' ');
  const found = ACTIONS.filter(({ name }) => name === asked || name.startsWith(`${asked} `));
  if (found.length === 0 || asked === '') return overview();
  return found.flatMap((action, index) => [...(index > 0 ? [''] : []), ...detailOf(action)]);
};

const overview = (): readonly string[] => [
  'npm run admin -- <command>',
  '',
  ...ACTIONS.map((action) => `  ${callOf(action).padEnd(26)} ${action.about}`),
  '',
  'help <command> tells more. Changes need a staff session (login) and --reason, are recorded, and reach open browsers at once.',
];

const detailOf = (action: Action): readonly string[] => [
  `npm run admin -- ${callOf(action)}`,
  action.about,
  ...Object.entries(action.options ?? {}).map(([name, { kind, about }]) => {
    const shown = kind === 'flag' ? `--${name}` : `--${name} <…>`;
    return `  ${shown.padEnd(26)} ${about}`;
  }),
  ...(action.changes ? [REASON] : []),
  ...(action.examples ?? []).map((example) => `  e.g. npm run admin -- ${example}`),
];

const callOf = ({ name, words = [] }: Action): string => [name, ...words].join(' ');
