import { strayColours } from './colour-use.ts';
import { strayPlaces } from './place-use.ts';
import { scanStep, sourcesOf } from './scan-step.ts';
import { strayWords } from './word-use.ts';

/** Colours of one brand in the styles of all. */
export const coloursStep = scanStep({
  name: 'colours',
  files: sourcesOf(['ui', 'client', 'web', 'console'], '{css,tsx}'),
  but: ['ui/src/tokens.css'],
  strayIn: strayColours,
});

/** Rules by country outside the market. */
export const placesStep = scanStep({
  name: 'places',
  files: ['server/src/**/*.ts'],
  strayIn: strayPlaces,
});

/** Words of a private language in code and comments; applied migrations are history. */
export const wordsStep = scanStep({
  name: 'words',
  files: [
    ...sourcesOf(['contract', 'engines', 'server', 'ui', 'client', 'web', 'console', 'arcade'], '{ts,tsx,css,sql,mjs}'),
    'tools/**/*.ts',
  ],
  but: ['**/migrations/**', 'tools/check/word-use.ts'],
  strayIn: strayWords,
});
