import { expect, test } from 'vitest';
import { documentsStep, staleDocuments } from './documents-step.ts';

test('a written file that no longer says what its source says is named', () => {
  expect(
    staleDocuments([
      { path: 'docs/configuration.md', isCurrent: () => true },
      { path: 'docs/licences.md', isCurrent: () => false },
    ]),
  ).toEqual(['docs/licences.md is out of date']);
});

test('the written files of the repository are current', async () => {
  expect(await documentsStep.run()).toMatchObject({ isGood: true });
});
