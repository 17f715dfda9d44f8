import * as z from 'zod/mini';
import { PICTURE_KEY_LENGTH } from './art.ts';
import { GAME_CATEGORIES } from './game.ts';
import type { GameCategory, GameNodeId } from './game.ts';

/** One game as instant search knows it. */
export type SearchEntry = {
  readonly nodeId: GameNodeId;
  readonly nameTY: string;
  readonly nameEN: string;
  readonly vendor: string;
  readonly category: GameCategory;
  /** See `pictureAddress`. */
  readonly pictureKey: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Whether it can be opened now, or is in maintenance. What is still being built is not in the document. */
  readonly isOpen: boolean;
};

/**
 * The document: column by column and without repeats, because that is what compresses to a few bytes a game.
 * Games stand in the order in which those that fit equally well are found, which is nearly that of their ids.
 */
export const searchDocumentSchema = z.object({
  /** Of what this document is written in; a reader that knows another form asks for a new page. */
  form: z.literal(1),
  vendors: z.array(z.string()),
  categories: z.array(z.enum(GAME_CATEGORIES)),
  /** How far each id is from the one before, the first from 0; backwards where games changed places. */
  idSteps: z.array(z.int()),
  /** Names with a line feed between them. A line that is empty repeats the other language's. */
  namesTY: z.string(),
  namesEN: z.string(),
  /** Places in `vendors` and `categories`. */
  vendor: z.array(z.int()),
  category: z.array(z.int()),
  /** Keys one behind the other, each of the same length. */
  pictures: z.string(),
  /** 1 hot, 2 new, 4 open, added up. */
  marks: z.array(z.int()),
});
export type SearchDocument = z.output<typeof searchDocumentSchema>;

const HOT = 1;
const NEW = 2;
const OPEN = 4;

/** Writes the document in the order of `entries`. */
export const writeSearchDocument = (entries: readonly SearchEntry[]): SearchDocument => {
  const vendors = [...new Set(entries.map(({ vendor }) => vendor))];
  const categories = [...new Set(entries.map(({ category }) => category))];
  const placeOfVendor = new Map(vendors.map((vendor, place) => [vendor, place]));
  const placeOfCategory = new Map(categories.map((category, place) => [category, place]));
  return {
    form: 1,
    vendors,
    categories,
    idSteps: entries.map(({ nodeId }, place) => Number(nodeId - (entries[place - 1]?.nodeId ?? 0n))),
    namesTY: entries.map(({ nameTY }) => onOneLine(nameTY)).join('\n'),
    namesEN: entries.map(({ nameTY, nameEN }) => (nameEN === nameTY ? '' : onOneLine(nameEN))).join('\n'),
    vendor: entries.map(({ vendor }) => placeOfVendor.get(vendor) ?? 0),
    category: entries.map(({ category }) => placeOfCategory.get(category) ?? 0),
    pictures: entries.map(({ pictureKey }) => pictureKey).join(''),
    marks: entries.map(({ isHot, isNew, isOpen }) => (isHot ? HOT : 0) + (isNew ? NEW : 0) + (isOpen ? OPEN : 0)),
  };
};

const onOneLine = (name: string): string => name.replaceAll('\n', ' ');

/** Reads the document back, game by game. */
export const readSearchDocument = (document: SearchDocument): readonly SearchEntry[] => {
  const namesTY = document.namesTY.split('\n');
  const namesEN = document.namesEN.split('\n');
  let id = 0n;
  return document.idSteps.map((step, place) => {
    id += BigInt(step);
    const nameTY = namesTY[place] ?? '';
    const mark = document.marks[place] ?? 0;
    return {
      nodeId: id as GameNodeId,
      nameTY,
      nameEN: namesEN[place] || nameTY,
      vendor: document.vendors[document.vendor[place] ?? 0] ?? '',
      category: document.categories[document.category[place] ?? 0] ?? 'RNG',
      pictureKey: document.pictures.slice(place * PICTURE_KEY_LENGTH, (place + 1) * PICTURE_KEY_LENGTH),
      isHot: (mark & HOT) > 0,
      isNew: (mark & NEW) > 0,
      isOpen: (mark & OPEN) > 0,
    };
  });
};
