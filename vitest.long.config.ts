import { defineConfig } from 'vitest/config';

/** Long random play, by `npm test -- long`: the rules of the tests of every day with many times the rounds. */
export default defineConfig({
  test: {
    include: ['{server,engines}/src/**/*.long.test.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 60_000,
  },
});
