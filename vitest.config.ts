import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const project = (
  name: string,
  include: readonly string[],
  settings: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [...include], ...settings },
});

/** Browser journeys are no project of this file: Playwright runs them against the built product. */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Tests wait for the database and for other processes a third of their time: a third one keeps two cores busy.
    maxWorkers: 3,
    // Files that follow each other in a process share what they import: reading the same modules again for every file
    // was a third of the run. So no file leaves a global changed behind, which the setup file sees to, and modules that
    // remember something are known (tools/test/leftovers).
    isolate: false,
    setupFiles: ['tools/test/leftovers/watch.ts'],
    // Only what hangs is ended: how fast something is, benches say.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: true,
    // Components need a browser and long play needs minutes: both have a configuration of their own.
    exclude: ['**/node_modules/**', '**/*.browser.test.tsx', '**/*.long.test.ts'],
    reporters: ['default'],
    projects: [
      project('contract', ['contract/src/**/*.test.ts']),
      project('engines', ['engines/src/**/*.test.ts']),
      project('locales', ['locales/src/**/*.test.ts']),
      project('arcade', ['arcade/src/**/*.test.ts']),
      project('console', ['console/src/**/*.test.ts']),
      project('ui', ['ui/src/**/*.test.{ts,tsx}']),
      project('client', ['client/src/**/*.test.ts']),
      project('web', ['web/{src,build}/**/*.test.{ts,tsx}']),
      project('server', ['server/src/**/*.test.ts'], { globalSetup: ['server/src/testing/global-setup.ts'] }),
      project('tools', ['tools/**/*.test.ts'], { testTimeout: 180_000, isolate: true }),
    ],
  },
});
