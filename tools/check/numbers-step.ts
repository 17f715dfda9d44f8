import { strayNumbers } from './number-use.ts';
import { scanStep, sourcesOf } from './scan-step.ts';

/** Numbers that are written in another way than the brand's. */
export const numbersStep = scanStep({
  name: 'numbers',
  files: [
    ...sourcesOf(['contract', 'locales', 'server', 'ui', 'client', 'web', 'console', 'arcade'], '{ts,tsx}'),
    'locales/*/*.json',
    'brands/*/{content,demo}/**/*.{json,html}',
    'brands/shared/help/*.html',
  ],
  // The one file that may ask the language for how a number is written, and lengths of time in words of the language.
  but: ['contract/src/numbers.ts', 'console/src/texts/moments.ts'],
  strayIn: strayNumbers,
});
