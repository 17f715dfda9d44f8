import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, familyOf } from '@fairground/engines/lottery/families';
import type { FamilyCode } from '@fairground/engines/lottery/families';
import { STATION_PLAYS } from '@fairground/engines/lottery/vietnam/plays';
import { expect, test } from 'vitest';
import { groupName, groupOf, kindName, menuOf, placePower } from './play-names.ts';

const FAMILY_CODES = Object.keys(FAMILIES) as FamilyCode[];
const LOCALES = join(import.meta.dirname, '../../../../../locales');

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const partOf = (language: string, namespace: string): Catalogue =>
  JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8')) as Catalogue;

const catalogueOf = (language: string): Catalogue => ({
  ...partOf(language, 'lottery-plays'),
  ...partOf(language, 'lottery-rules'),
});

const playsOf = (family: FamilyCode) => {
  const { plays, sided = [] } = familyOf(family);
  return [...(family === 'VN_SOUTH' ? STATION_PLAYS : plays), ...sided];
};

test.each(['EN', 'TY'])('every play, row, symbol and prize of the engine has its text in %s', (language) => {
  const texts = catalogueOf(language);
  const missing = FAMILY_CODES.flatMap((family) =>
    playsOf(family).flatMap((play) => {
      const { key: kind } = kindName(family, play);
      const rows = play.shape.rows.filter(({ name }) => !/^\d+$/.test(name)).map(({ name }) => `row.${name}`);
      const symbols = play.shape.rows.flatMap(({ symbols: list }) => (typeof list === 'function' ? [] : list));
      // A station is called by the name of its game.
      const words = symbols.filter((symbol) => !/^(?:\d+|XS[A-Z]+)$/.test(symbol)).map((symbol) => `symbol.${symbol}`);
      const { layout } = familyOf(family);
      const parts = layout.parts.length > 2 ? layout.parts.map(({ name }) => `part.${name}`) : [];
      return [
        `group.${groupName(family, groupOf(play)).key}`,
        `kind.${kind}`,
        `rule.${kind}`,
        ...rows,
        ...words,
        ...parts,
      ];
    }),
  ).filter((path) => {
    const [part = '', ...rest] = path.split('.');
    return texts[part]?.[rest.join('.')] === undefined;
  });

  expect([...new Set(missing)]).toEqual([]);
});

test('a number behind a name is filled into its text, unless it belongs to the name', () => {
  expect(groupName('SSC', 'any3')).toEqual({ key: 'any', count: 3 });
  expect(groupName('SSC', 'front3')).toEqual({ key: 'front3', count: 0 });
  expect(groupName('THAI', 'top3')).toEqual({ key: 'thai-top3', count: 0 });
});

test('the same word means another play in another lottery', () => {
  expect(groupName('K3', 'three').key).toBe('distinct3');
  expect(groupName('VN_NORTH', 'three').key).toBe('ba-cang');
  expect(groupName('3D', 'three').key).toBe('three');
});

test('a menu keeps the order of the engine', () => {
  expect([...menuOf(familyOf('PK10').plays).keys()]).toEqual(['top1', 'top2', 'top3', 'top4', 'top5', 'position']);
});

test('places of digits are named by their power of ten', () => {
  const [play] = familyOf('SSC').plays;

  expect(play && placePower('SSC', play, 0)).toBe(4);
  expect(play && placePower('3D', play, 2)).toBe(0);
  expect(play && placePower('PK10', play, 0)).toBeUndefined();
});
