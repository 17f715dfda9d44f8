import { strayColours } from './colour-use.ts';
import { strayPlaces } from './place-use.ts';
import { scanStep, sourcesOf } from './scan-step.ts';

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
