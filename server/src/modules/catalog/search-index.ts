import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeSearchDocument } from '@fairground/contract/catalog/search-index';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { VisitorAt } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/site/static-files.ts';
import type { StaticFile } from '../../platform/site/static-files.ts';
import type { Answers, Asker, View } from './answers.ts';
import { asShipped } from './domain/orders.ts';
import type { Catalogue } from './domain/catalogue.ts';

/** The documents browsers search in, each under an address made of its content. */
export type SearchIndex = {
  /** Where the document of all games of a view is kept. */
  readonly addressFor: (view: View) => Promise<{ readonly address: string; readonly gameCount: number }>;
  readonly serve: (fastify: FastifyInstance) => void;
};

type Document = { readonly file: StaticFile; readonly address: string; readonly gameCount: number };

const FOLDER = '/catalogue';
/** A page that asked for an address a moment ago still gets its document after a change. */
const CACHED_DOCUMENTS = 8;
/** High, because a document is compressed once and fetched by everybody; the highest takes seconds. */
const QUALITY = 9;

const compress = promisify(brotliCompress);

export const createSearchIndex = ({ viewFor }: Pick<Answers, 'viewFor'>, visitorAt: VisitorAt): SearchIndex => {
  const made = new WeakMap<Catalogue, Map<string, Promise<Document>>>();
  const cache = new LRUCache<string, Document>({ max: CACHED_DOCUMENTS });

  const documentFor = (view: View): Promise<Document> => {
    const ofCatalogue = made.get(view.catalogue) ?? new Map<string, Promise<Document>>();
    made.set(view.catalogue, ofCatalogue);
    const key = `${view.region} ${view.newSince}`;
    const known = ofCatalogue.get(key) ?? makeDocument(view).then((document) => store(document));
    ofCatalogue.set(key, known);
    known.catch(() => ofCatalogue.delete(key));
    return known;
  };
  const store = (document: Document): Document => {
    cache.set(document.address, document);
    return document;
  };

  return {
    addressFor: async (view) => documentFor(view),
    serve: (fastify) => {
      fastify.get(`${FOLDER}/*`, async (request, reply) => {
        const address = request.url.split('?', 1)[0] ?? '';
        // Another node may have given the address; this one makes the same document of the same catalogue.
        const document =
          cache.get(address) ?? (await documentFor(await viewFor(askerOf(request.client.ip, visitorAt))));
        return document.address === address
          ? sendFile(request, reply, document.file, 'for-good')
          : reply.callNotFound();
      });
    },
  };
};

/** The document is the same in every language. */
const askerOf = (ip: string, visitorAt: VisitorAt): Asker => ({
  query: {},
  caller: { ip, language: 'EN', requestId: '', host: '', userAgent: '', session: undefined, ...visitorAt(ip) },
});

const makeDocument = async ({ catalogue, region, newSince }: View): Promise<Document> => {
  // What ties in a search without a network stands as in the lists of the site.
  const games = asShipped(catalogue.seenIn(region));
  const text = JSON.stringify(
    writeSearchDocument(
      games.map((game) => ({
        nodeId: game.id,
        nameTY: game.nameTY,
        nameEN: game.nameEN,
        vendor: game.vendor,
        category: game.category,
        pictureKey: game.pictureKey,
        isHot: game.isHot,
        isNew: game.addedOn >= newSince,
        isOpen: catalogue.statusOf(game) === 'OPEN',
      })),
    ),
  );
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const br = await compress(bytes, { params });
  const file = { bytes, br, gzip: undefined, type: 'application/json; charset=utf-8', tag: `"${hash}"` };
  return { file, address: `${FOLDER}/${hash}.json`, gameCount: games.length };
};
