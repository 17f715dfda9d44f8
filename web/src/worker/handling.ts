/** What the worker looks at before it touches a request. */
export type Asked = {
  readonly method: string;
  readonly url: string;
  /** `document` is a page in a tab or window of its own; a game's frame is an `iframe`. */
  readonly destination: string;
  /** A part of a file: kept answers are whole ones. */
  readonly isRange: boolean;
};

/**
 * `page`: from the network, else as it was last seen, else the offline page.
 * `for-good`: its name is made of its content; anyone who has it need not ask.
 * `renew`: shown as it is kept, and looked after behind it.
 * `answer`: from the network, else as it was last heard.
 * `leave`: not the worker's business; the browser does as if there were none.
 */
export type Handling = 'page' | 'for-good' | 'renew' | 'answer' | 'leave';

/**
 * Public reads that may be shown without a network. Each is the same for every member: nothing of anybody, no balance
 * and no bet is ever kept. Everything else under these roofs goes to the server or fails.
 */
export const KEPT_READS: readonly string[] = [
  '/wps/system/helpCenter',
  '/wps/system/domainRoute',
  '/wps/relay/help/topics',
  '/wps/relay/banner/list',
  '/wps/relay/game/vendors',
  '/wps/relay/game/searchIndex',
  '/wps/relay/game/list',
  '/wps/relay/game/hot',
  '/wps/relay/game/new',
  '/wps/relay/game/menus',
  '/lgw/games/popular',
  '/lgw/games/game_menus',
  '/lgw/vn/games/game_menu',
];

/** Where calls and what is no page of the site live. */
const NO_PAGES = ['/wps/', '/lgw/', '/sandbox/', '/gallery', '/site.webmanifest', '/sw.js', '/offline'];

/** Files of the build, tiles of games, and the document the search looks in. */
const FOR_GOOD = ['/assets/', '/tiles/', '/catalogue/'];
const RENEWED = ['/brand/'];

/** The whole decision, in one place and without a browser. */
export const handlingOf = ({ method, url, destination, isRange }: Asked, origin: string): Handling => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || isRange) return 'leave';
  if (isUnder(pathname, FOR_GOOD)) return 'for-good';
  if (isUnder(pathname, RENEWED)) return 'renew';
  if (KEPT_READS.includes(pathname)) return destination === 'document' ? 'leave' : 'answer';
  if (isUnder(pathname, NO_PAGES)) return 'leave';
  return destination === 'document' ? 'page' : 'leave';
};

const isUnder = (path: string, roofs: readonly string[]): boolean => roofs.some((roof) => path.startsWith(roof));
