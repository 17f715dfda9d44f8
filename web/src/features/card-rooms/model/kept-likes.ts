type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Kept = readonly (readonly [table: string, text: string])[];

const NAME = 'card-likes';
/** Of the tables where somebody set something last; older ones are forgotten. */
const TABLES_MOST = 20;

/** Keeps what a player set at a table on this device. */
export const keepLikes = (store: Store, tableId: bigint, text: string): void => {
  const table = String(tableId);
  const others = read(store).filter(([other]) => other !== table);
  try {
    store.setItem(NAME, JSON.stringify([[table, text], ...others].slice(0, TABLES_MOST)));
  } catch {
    // A device without room keeps it until the page is closed.
  }
};

/** What was kept of a table; undefined where nothing was. */
export const likesOf = (store: Store, tableId: bigint): string | undefined =>
  read(store).find(([table]) => table === String(tableId))?.[1];

const read = (store: Store): Kept => {
  try {
    const kept: unknown = JSON.parse(store.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
};

const isEntry = (entry: unknown): entry is Kept[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
