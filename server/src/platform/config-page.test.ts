import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { configurationPage } from './config-page.ts';
import { SETTINGS } from './config.ts';

test('the documentation of the settings is the one their table writes', async () => {
  const committed = await readFile(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');

  expect(committed).toBe(configurationPage());
});

test('every setting is documented with a sentence', () => {
  for (const { variable, about } of Object.values(SETTINGS)) {
    expect(configurationPage()).toContain(`\`${variable}\``);
    expect(about).toMatch(/\.$/);
  }
});
