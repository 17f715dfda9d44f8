import { nodeProgram } from '../process/command.ts';

/** The command that runs the tests of components; it finds its browser by CHROMIUM_PATH, as the journeys do. */
export const componentsCommand = (reportPath: string, words: readonly string[]): readonly [string, ...string[]] => [
  ...nodeProgram('vitest/vitest.mjs'),
  'run',
  '--config=vitest.components.config.ts',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${reportPath}`,
  ...words,
];
