import { createHash } from 'node:crypto';
import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import { FAMILY_MODELS } from '@fairground/engines/slots/family';
import { GAMES } from '@fairground/engines/lottery/games';
import { STUDIO_GAMES } from '@fairground/engines/slots/games';
import { expect, test } from 'vitest';
import { competitionOf, SPORTS_MODELS } from '../../modules/sports/index.ts';
import { sandboxCatalogue, sandboxLogos, sandboxTiles } from './sandbox-catalogue.ts';
import { SANDBOX_STAMP } from './stamp.ts';

const catalogue = sandboxCatalogue();
const { vendors, labels, games } = catalogue;

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)))
    .digest('hex');

const repeatsOf = (words: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return words.filter((word) => seen.has(word) || !seen.add(word));
};

test('the sandbox catalogue is the same at every start, and its stamp tells every change of it', () => {
  expect(hashOf(sandboxCatalogue()).slice(0, 16)).toBe(SANDBOX_STAMP);
});

test('there are about 10,000 games, nearly 9,400 of them slots', () => {
  const counts = Object.fromEntries(
    GAME_CATEGORIES.map((category) => [category, games.filter((game) => game.category === category).length]),
  );

  expect(counts).toEqual({
    RNG: 9_388,
    FISH: 110,
    PVP: 112,
    LIVE: 120,
    ELOTT: 20,
    LOTT: 54,
    SPORTS: 8,
    ESPORTS: 5,
    COCKFIGHT: 2,
    INHOUSE: 42,
  });
});

test('every vendor has games in each of its categories, and no game is of a vendor nobody knows', () => {
  const offered = new Set(games.map(({ vendor, category }) => `${vendor} ${category}`));
  const promised = new Set(vendors.flatMap(({ code, categories }) => categories.map((name) => `${code} ${name}`)));

  expect([...offered].toSorted()).toEqual([...promised].toSorted());
});

test('[part of T-17] lotteries say which account, code and play they open with', () => {
  const lotteries = games.filter(({ category }) => category === 'LOTT' || category === 'ELOTT');
  const accounts = new Map(vendors.map(({ code, accountTypeName }) => [code, accountTypeName]));

  expect([...new Set(lotteries.map(({ vendor }) => accounts.get(vendor)))]).toEqual([
    'TCG_SEA',
    'TCG_LOTTO_VN',
    'ELOTT',
  ]);
  expect(lotteries.filter(({ code, defaultPlayType }) => code === '' || defaultPlayType === '')).toEqual([]);
});

test('[part of A-03] every lottery that we run is listed under the vendor and category it is bet by', () => {
  const listed = new Map(games.map(({ code, vendor, category }) => [code, `${vendor} ${category}`]));
  const vendorOf = { CN: 'TCG_LOTTO ELOTT', VN: 'TCG_LOTTO_VN LOTT', SEA: 'TCG_SEA LOTT' } as const;

  expect(GAMES.filter(({ code, area }) => listed.get(code) !== vendorOf[area]).map(({ code }) => code)).toEqual([]);
});

test('a lottery is listed by the names of its definition, in either language', () => {
  const listed = new Map(games.map(({ code, names }) => [code, names]));

  expect(GAMES.filter(({ code, names }) => listed.get(code) !== names).map(({ code }) => code)).toEqual([]);
});

test('the vendors of e-sport, cockfights and our own games carry the codes they are known by', () => {
  const codesOf = (category: string) =>
    vendors.filter(({ categories }) => categories.some((name) => name === category)).map(({ code }) => code);

  expect(codesOf('ESPORTS')).toEqual(['AV', 'IMES', 'IA', 'AI', 'TF']);
  expect(codesOf('COCKFIGHT')).toEqual(['DIG', 'DS88']);
  expect(codesOf('INHOUSE')).toEqual(['JL']);
  expect(codesOf('LOTT')).toEqual(['TCG_SEA', 'TCG_LOTTO_VN']);
});

test('[part of T-17] sport, e-sport and cockfights are listed only where the sportsbook has them to open', () => {
  const faces = games.filter(({ category }) => ['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(category));

  expect(faces.filter(({ code }) => code !== '' && competitionOf(code) === undefined)).toEqual([]);
  expect(new Set(faces.map(({ modelId }) => modelId))).toEqual(new Set(SPORTS_MODELS));
});

test('no vendor gives a name or a number twice', () => {
  expect(repeatsOf(games.map(({ vendor, names }) => `${vendor} ${names.TY}`))).toEqual([]);
  expect(repeatsOf(games.map(({ vendor, names }) => `${vendor} ${names.EN}`))).toEqual([]);
  expect(repeatsOf(games.map(({ vendor, gameId }) => `${vendor} ${gameId}`))).toEqual([]);
});

test('Vietnamese names are composed letters of Vietnamese, English ones plain letters, and none has a gap', () => {
  const marked = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';
  const vietnamese = new RegExp(`^[a-z${marked}0-9 ,.&/]+$`, 'iu');
  const english = /^[A-Za-z0-9 ,&/’-]+$/;
  const isFaulty = (name: string): boolean => name !== name.trim() || /\s\s|[#@]|undefined/.test(name);

  expect(games.filter(({ names }) => names.TY.normalize('NFC') !== names.TY || !vietnamese.test(names.TY))).toEqual([]);
  expect(games.filter(({ names }) => !english.test(names.EN))).toEqual([]);
  expect(games.filter(({ names }) => isFaulty(names.TY) || isFaulty(names.EN))).toEqual([]);
  expect(games.filter(({ names }) => names.TY.length > 40 || names.EN.length > 40)).toEqual([]);
});

test('every game has a label of its category', () => {
  const known = new Set(labels.map(({ category, code }) => `${category} ${code}`));

  expect(games.filter(({ category, classify }) => !known.has(`${category} ${classify}`))).toEqual([]);
});

test('filters of the slot lobby find games on both sides', () => {
  const slots = games.filter(({ category }) => category === 'RNG');
  const few = (part: readonly unknown[]) => part.length > 0 && part.length < slots.length / 2;

  expect(few(slots.filter(({ lines }) => lines >= 25))).toBe(true);
  expect(few(slots.filter(({ isHot }) => isHot))).toBe(true);
  expect(few(slots.filter(({ releasedOn }) => releasedOn >= '2026-10-16'))).toBe(true);
  expect([...new Set(slots.map(({ minBet }) => minBet / 10_000n))].toSorted((a, b) => Number(a - b))).toEqual([
    100n,
    200n,
    500n,
    1000n,
  ]);
});

test('every tile and word-mark has a key of its own, and neighbours differ in scene or light', () => {
  const tiles = [...sandboxTiles()];

  expect(tiles.map(([key]) => key)).toEqual(games.map(({ pictureKey }) => pictureKey));
  expect([...sandboxLogos().keys()]).toEqual(vendors.map(({ logoKey }) => logoKey));
  expect(repeatsOf([...games.map(({ pictureKey }) => pictureKey), ...vendors.map(({ logoKey }) => logoKey)])).toEqual(
    [],
  );
  expect(
    tiles.filter(([, { scene, hue, motifs }], place) => {
      const before = tiles[place - 1]?.[1];
      return before?.scene === scene && before.motifs[0] === motifs[0] && Math.abs(before.hue - hue) < 30;
    }),
  ).toEqual([]);
});

test('a slot has the figures of the model that plays it, and none is shown as more than it is', () => {
  const models = new Map(FAMILY_MODELS.map((model) => [model.id, model]));
  const slots = games.filter(({ category }) => category === 'RNG');

  expect(new Set(slots.map(({ modelId }) => modelId))).toEqual(new Set(models.keys()));
  expect(
    slots.filter(({ modelId, rtp, hitRate, maxWin }) => {
      const model = models.get(modelId ?? '');
      const isMore = (shown: number | null, exact: string | null | undefined) => Number(shown) > Number(exact);
      return (
        isMore((rtp ?? 0) / 100, model?.rtp.percent) ||
        isMore((hitRate ?? 0) / 100, model?.hitRate) ||
        isMore(maxWin, model?.maxWin)
      );
    }),
  ).toEqual([]);
});

test('two thirds of the slots wear a model the catalogue began with, and every model is worn by some', () => {
  const first = new Set(FAMILY_MODELS.filter(({ isFirst }) => isFirst).map(({ id }) => id));
  const models = games.flatMap(({ category, modelId }) => (category === 'RNG' && modelId !== null ? [modelId] : []));
  const kept = models.filter((id) => first.has(id)).length / models.length;
  const worn = Map.groupBy(models, (id) => id);

  expect(kept).toBeGreaterThan(0.63);
  expect(Math.min(...FAMILY_MODELS.map(({ id }) => worn.get(id)?.length ?? 0))).toBeGreaterThan(20);
});

test('the house has every slot of its studio, each with another mathematics, beside its quick games', () => {
  const own = games.filter(({ category }) => category === 'INHOUSE');

  expect(own.filter(({ classify }) => classify === 'SLOT').map(({ modelId }) => modelId)).toEqual(
    STUDIO_GAMES.map(({ definition }) => definition.id),
  );
  expect(new Set(own.flatMap(({ classify, modelId }) => (classify === 'INSTANT' ? modelId : [])))).toEqual(
    new Set(['crash', 'mines', 'plinko', 'dice', 'wheel', 'keno', 'hi-lo', 'limbo', 'towers']),
  );
});

test('nothing is open before somebody plays it', () => {
  expect(games.filter(({ status }) => status !== 'COMING_SOON')).toEqual([]);
});
