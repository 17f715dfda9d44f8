import { expect, test } from 'vitest';
import { unusedConsoleKeys, wordsIn } from './console-key-use.ts';
import { keyPatterns } from './key-use.ts';

const SOURCE = `
  export const offers = { lists: [{ id: 'content.banners', columns: [{ id: 'texts.*.title' }] }] };
  const rollBack = (kind: string) => ({ id: \`content.roll-back-\${kind}\` });
  const label = t('menu.title');
`;
const sources = { patterns: keyPatterns(SOURCE, 'console.ts'), words: new Set(wordsIn(SOURCE)) };

test('a text of the console that no offer, field or page asks for is found', () => {
  const unused = ['content:gone.title', 'content:fields.vanished', 'content:values.kind.lost', 'shell:menu.gone'];

  expect(unusedConsoleKeys(unused, sources)).toEqual(unused);
});

test('what an offer, a field in several languages or the application names is in use', () => {
  const used = [
    ...['content:banners.title', 'content:banners.fields.columns', 'content:roll-back-banner.title'],
    ...['content:fields.texts-title', 'shell:menu.title', 'shell:fields.kind'],
  ];

  expect(unusedConsoleKeys(used, sources)).toEqual([]);
});
