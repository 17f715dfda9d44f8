import { expect, test } from 'vitest';
import { keyPatterns, unusedKeys } from './key-use.ts';

const unusedIn = (source: string, ...keys: string[]) => unusedKeys(keys, keyPatterns(source, 'a.tsx'));

test('a key that no source names is unused', () => {
  expect(
    unusedIn("const t = useTranslations('shell');\nt('header.login');", 'shell:header.login', 'shell:header.old'),
  ).toEqual(['shell:header.old']);
});

test('a key is named by its tail when the hook takes the beginning', () => {
  expect(unusedIn("useTranslations('shell.footer'); t('about');", 'shell:footer.about')).toEqual([]);
});

test('a gap filled at run time matches what could stand there', () => {
  expect(unusedIn('t(`steps.${n}.title`);', 'download:steps.one.title', 'download:steps.one.text')).toEqual([
    'download:steps.one.text',
  ]);
});

test('a gap in a translation may be almost all of the key', () => {
  expect(unusedIn('t(`${platform}-${number}`);', 'download:android-1', 'download:steps')).toEqual(['download:steps']);
});

test('a template of gaps alone names nothing', () => {
  expect(unusedIn('const path = `${a}/${b}`;', 'shell:a')).toEqual(['shell:a']);
});
