import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { composeTile } from './compose-tile.ts';
import type { KnownTiles } from './known-tiles.ts';
import { MISSING_TILE } from './missing-tile.ts';
import { createDrawingBoard } from './drawing-board.ts';
import type { TileCache } from './tile-cache.ts';

export type TilesDeps = {
  /** The tiles that can be drawn; asked for with the first one. */
  readonly known: () => Promise<KnownTiles>;
  /** The vendor's code behind each known word-mark, by its key. */
  readonly logos: ReadonlyMap<string, string>;
  readonly cache: TileCache;
  /** Whether what the first pages show is drawn before anybody asks. */
  readonly drawsAhead: boolean;
  readonly log: Log;
};

/** A picture never changes under its address; what is not there may come with the next version of the product. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'no-store';

/** A start has better things to do first. */
const PREPARE_AFTER_MS = 20_000;

const NAME = /^([0-9a-f]{12})\.webp$/;

/** More than two at once would take the machine from the calls; one core is always left to them. */
const atOnce = (): number => Math.max(1, Math.min(2, availableParallelism() - 1));

/** Serves tiles under /tiles/ and word-marks under /tiles/vendor/. A tile is drawn when it is first asked for. */
export const serveTiles = (fastify: FastifyInstance, deps: TilesDeps): void => {
  const { known, logos, cache, drawsAhead, log } = deps;

  const drawAndKeep = async (key: string): Promise<Buffer> => {
    const recipe = (await known()).recipes.get(key);
    if (!recipe) throw new RangeError(`No tile goes by ${key}.`);
    const kept = await cache.read(key);
    if (kept) return kept;
    const picture = await composeTile(recipe);
    // A full or read-only disk costs time, not the picture.
    await cache.keep(key, picture).catch((error: unknown) => log.warn({ err: error, key }, 'tile not kept'));
    return picture;
  };
  const board = createDrawingBoard(drawAndKeep, atOnce());

  fastify.get('/tiles/:name', async (request, reply) => {
    const key = keyIn(request);
    if (key === undefined || !(await known()).recipes.has(key)) return refuse(reply);
    return send(request, reply, key, async () => (await cache.read(key)) ?? board.ask(key));
  });
  fastify.get('/tiles/vendor/:name', async (request, reply) => {
    const key = keyIn(request);
    const code = key === undefined ? undefined : logos.get(key);
    if (key === undefined || code === undefined) return refuse(reply);
    return send(request, reply, key, () => readFile(logoFile(code)));
  });

  let later: NodeJS.Timeout | undefined;
  fastify.addHook('onListen', (done) => {
    later = setTimeout(() => {
      // Nobody waits for it: a tile that could not be drawn now is drawn when it is asked for.
      prepare().catch((error: unknown) => log.warn({ err: error }, 'first tiles not drawn'));
    }, PREPARE_AFTER_MS).unref();
    done();
  });
  fastify.addHook('onClose', () => {
    clearTimeout(later);
    return board.close();
  });

  const prepare = async (): Promise<void> => {
    const { recipes, first } = await known();
    await cache.sweep((key) => recipes.has(key));
    if (drawsAhead) await board.prepare(first);
  };
};

export const logoFile = (code: string): string => fileURLToPath(new URL(`logos/${code}.webp`, import.meta.url));

const keyIn = ({ params }: FastifyRequest): string | undefined =>
  typeof params === 'object' && params !== null && 'name' in params && typeof params.name === 'string'
    ? NAME.exec(params.name)?.[1]
    : undefined;

/** Not found, and still a picture: a page that shows it has no hole in it. */
const refuse = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', NOT_KEPT).type('image/svg+xml').send(MISSING_TILE);

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  read: () => Promise<Buffer>,
): Promise<FastifyReply> => {
  const tag = `"${key}"`;
  if (request.headers['if-none-match'] === tag)
    return reply.header('cache-control', FOR_GOOD).header('etag', tag).status(304).send();
  const picture = await read();
  return reply.header('cache-control', FOR_GOOD).header('etag', tag).type('image/webp').send(picture);
};
