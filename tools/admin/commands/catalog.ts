import { GAME_CATEGORIES } from '@fairground/contract/catalog/game';
import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { Action, Call } from '../command.ts';
import { printTable, shorten } from '../print-table.ts';
import { hasFlag, idOf, momentOf, neededText, neededArgument, numberOf, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const LINES = 50;
const LINES_MAX = 1_000;

const vendorOf = ({ words }: Call): string => neededArgument(words, 0, 'vendor');
const gameOf = ({ words }: Call): GameNodeId => idOf(words) as GameNodeId;
const categoryOf = ({ words }: Call) => oneOf('<category>', neededArgument(words, 0, 'category'), GAME_CATEGORIES);

const windowsOf = (windows: readonly { readonly startsAt: Date; readonly endsAt: Date | null }[]): string =>
  windows.map(({ startsAt, endsAt }) => `${startsAt.toISOString()} … ${endsAt?.toISOString() ?? ''}`).join(', ');

const vendorActions: readonly Action[] = [
  {
    name: 'catalog vendor list',
    about: 'Every vendor with its categories, its games and its maintenance.',
    run: async ({ house, print }) => {
      const { vendors, games } = await house.catalog.readAll();
      const windows = Map.groupBy(await house.catalog.listWindows(), ({ vendor }) => vendor);
      const counts = Map.groupBy(games, ({ vendor }) => vendor);
      const rows = vendors.map(({ code, isOpen, categories, names }) => [
        code,
        isOpen ? 'open' : 'closed',
        categories.join(' '),
        String(counts.get(code)?.length ?? 0),
        windowsOf(windows.get(code) ?? []),
        names[house.languages[0]] ?? names.EN,
      ]);
      printTable(print, ['vendor', 'state', 'categories', 'games', 'maintenance', 'name'], rows);
    },
  },
  {
    name: 'catalog vendor maintenance',
    words: ['<vendor>'],
    about: 'Its games are shown and cannot be opened, in a window or until it is opened again.',
    options: {
      from: { kind: 'text', about: 'When it begins: a moment with its zone, or +2h; now unless told.' },
      until: { kind: 'text', about: 'When it ends; never by itself unless told.' },
    },
    changes: 'games.write',
    examples: ['catalog vendor maintenance JL --from +1h --until +3h --reason "their database moves"'],
    run: async (call) => {
      const [startsAt, endsAt] = [momentOf(call.options, 'from', call.now), momentOf(call.options, 'until', call.now)];
      await call.house.catalog.planMaintenance(call.actor(), vendorOf(call), { startsAt, endsAt });
      call.print(`Maintenance of ${vendorOf(call)} is planned.`);
    },
  },
  {
    name: 'catalog vendor open',
    words: ['<vendor>'],
    about: 'Open from now on: maintenance ends, what was planned is called off.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.openVendor(call.actor(), vendorOf(call));
      call.print(`Vendor ${vendorOf(call)} is open.`);
    },
  },
  {
    name: 'catalog vendor close',
    words: ['<vendor>'],
    about: 'Takes the vendor and its games off the site.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.closeVendor(call.actor(), vendorOf(call));
      call.print(`Vendor ${vendorOf(call)} is closed.`);
    },
  },
];

const gameActions: readonly Action[] = [
  {
    name: 'catalog game list',
    about: 'Games by vendor, category or a part of the name; closed ones too.',
    options: {
      vendor: { kind: 'text', about: 'Only those of one vendor.' },
      category: { kind: 'text', about: `Only those of one category: ${GAME_CATEGORIES.join(', ')}.` },
      name: { kind: 'text', about: 'Only those whose name has this in it.' },
      limit: { kind: 'text', about: `How many, ${LINES} unless told.` },
    },
    run: async ({ options, house, print }) => {
      const category = textOf(options, 'category');
      if (category !== undefined) oneOf('--category', category, GAME_CATEGORIES);
      const [vendor, name] = [textOf(options, 'vendor'), textOf(options, 'name')?.toLowerCase()];
      const limit = numberOf(options, 'limit') ?? LINES;
      if (limit < 1 || limit > LINES_MAX) throw new UsageError(`--limit must be from 1 to ${LINES_MAX}.`);
      const games = (await house.catalog.readAll()).games.filter(
        (game) =>
          (vendor === undefined || game.vendor === vendor) &&
          (category === undefined || game.category === category) &&
          (name === undefined || `${game.nameTY}\n${game.nameEN}\n${game.folded}`.toLowerCase().includes(name)),
      );
      const rows = games
        .slice(0, limit)
        .map(({ id, vendor: code, category: kind, status, isClosed, isHot, nameEN }) => [
          id.toString(),
          code,
          kind,
          isClosed ? 'closed' : status.toLowerCase(),
          isHot ? 'hot' : '',
          shorten(nameEN, 50),
        ]);
      printTable(print, ['id', 'vendor', 'category', 'state', '', 'name'], rows);
      print(`${games.length} games.`);
    },
  },
  {
    name: 'catalog game close',
    words: ['<id>'],
    about: 'Takes a game off the site.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.closeGame(call.actor(), gameOf(call));
      call.print(`Game ${gameOf(call)} is closed.`);
    },
  },
  {
    name: 'catalog game open',
    words: ['<id>'],
    about: 'Puts a closed game back.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.openGame(call.actor(), gameOf(call));
      call.print(`Game ${gameOf(call)} is open.`);
    },
  },
  {
    name: 'catalog game hot',
    words: ['<id>'],
    about: 'Puts a game among the hot ones, or takes it from there.',
    options: {
      off: { kind: 'flag', about: 'Not hot, whatever its import says.' },
      auto: { kind: 'flag', about: 'What its import says counts again.' },
    },
    changes: 'games.write',
    run: async (call) => {
      const hot = hasFlag(call.options, 'auto') ? null : !hasFlag(call.options, 'off');
      await call.house.catalog.setHot(call.actor(), gameOf(call), hot);
      call.print(`Game ${gameOf(call)} is saved.`);
    },
  },
];

const categoryActions: readonly Action[] = [
  {
    name: 'catalog category list',
    about: 'Every category, and whether it is on.',
    run: async ({ house, print }) => {
      const { categories, games } = await house.catalog.readAll();
      const counts = Map.groupBy(games, ({ category }) => category);
      const rows = categories.map(({ code, isOn }) => [
        code,
        isOn ? 'on' : 'off',
        String(counts.get(code)?.length ?? 0),
      ]);
      printTable(print, ['category', 'state', 'games'], rows);
    },
  },
  {
    name: 'catalog category on',
    words: ['<category>'],
    about: 'Shows a category again.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.switchCategory(call.actor(), categoryOf(call), true);
      call.print(`Category ${categoryOf(call)} is on.`);
    },
  },
  {
    name: 'catalog category off',
    words: ['<category>'],
    about: 'Takes a category with all its games off the site.',
    changes: 'games.write',
    run: async (call) => {
      await call.house.catalog.switchCategory(call.actor(), categoryOf(call), false);
      call.print(`Category ${categoryOf(call)} is off.`);
    },
  },
];

const KINDS = ['category', 'vendor', 'game'] as const;

const blockedOf = ({ words, options }: Call) => {
  const country = neededText(options, 'country');
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError(`--country must be a code such as VN; ${country} is not.`);
  const kind = oneOf('<kind>', neededArgument(words, 0, 'kind'), KINDS);
  const key = neededArgument(words, 1, 'key');
  return { kind, key: kind === 'category' ? oneOf('<key>', key, GAME_CATEGORIES) : key, country };
};

const countryOption = { country: { kind: 'text', about: 'ISO 3166: VN, US …' } } as const;

const regionActions: readonly Action[] = [
  {
    name: 'catalog region list',
    about: 'What is not offered where.',
    run: async ({ house, print }) => {
      const { blocked } = await house.catalog.readAll();
      printTable(
        print,
        ['country', 'kind', 'key'],
        blocked.map(({ country, kind, key }) => [country, kind, key]),
      );
    },
  },
  {
    name: 'catalog region block',
    words: ['<kind>', '<key>'],
    about: 'A category, a vendor or a game is neither shown nor opened in a country.',
    options: countryOption,
    changes: 'games.write',
    examples: ['catalog region block vendor BTI --country US --reason "no licence"'],
    run: async (call) => {
      const blocked = blockedOf(call);
      await call.house.catalog.blockRegion(call.actor(), blocked);
      call.print(`${blocked.kind} ${blocked.key} is blocked in ${blocked.country}.`);
    },
  },
  {
    name: 'catalog region allow',
    words: ['<kind>', '<key>'],
    about: 'Takes such a block back.',
    options: countryOption,
    changes: 'games.write',
    run: async (call) => {
      const blocked = blockedOf(call);
      await call.house.catalog.allowRegion(call.actor(), blocked);
      call.print(`${blocked.kind} ${blocked.key} is offered in ${blocked.country}.`);
    },
  },
];

export const catalogActions: readonly Action[] = [
  ...vendorActions,
  ...gameActions,
  ...categoryActions,
  ...regionActions,
];
