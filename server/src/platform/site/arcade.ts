import { createHash } from 'node:crypto';
import type { Brand } from '@fairground/contract/brand';
import type { FastifyInstance } from 'fastify';
import { CROSS_ORIGIN_HEADERS, contentSecurityPolicy } from '../http/index.ts';
import { sendFile, serveStaticFiles } from './static-files.ts';
import type { StaticFiles, StaticFile } from './static-files.ts';

/**
 * Serves the game clients under /arcade: one page whatever the family of games, and the files it is made of. Their frame
 * belongs to no site, so a browser takes even their own files for those of another host.
 */
export const serveArcade = (
  fastify: FastifyInstance,
  files: StaticFiles,
  brand: Pick<Brand, 'numbers' | 'timeZone'>,
): void => {
  const built = files.get('/arcade/index.html');
  if (!built) return;
  const page = inStyle(built, brand);
  const policy = contentSecurityPolicy();
  serveStaticFiles(fastify, { url: '/arcade/assets', files, keep: 'for-good', headers: CROSS_ORIGIN_HEADERS });
  fastify.get('/arcade/:family', (request, reply) => {
    // The address behind the hash holds a code: no other page is to learn that there was one.
    void reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' });
    return sendFile(request, reply, page, 'a-while');
  });
};

const STYLE = /data-group="[^"]*" data-decimal="[^"]*" data-zone="[^"]*"/;

/** The page passes the brand's number format and time zone to the games; the build contains defaults. */
const inStyle = (
  page: StaticFile,
  { numbers: { group, decimal }, timeZone }: Pick<Brand, 'numbers' | 'timeZone'>,
): StaticFile => {
  const text = page.bytes.toString();
  const wanted = `data-group="${asAttribute(group)}" data-decimal="${asAttribute(decimal)}" data-zone="${timeZone}"`;
  if (text.includes(wanted)) return page;
  const bytes = Buffer.from(text.replace(STYLE, () => wanted));
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { ...page, bytes, tag, br: undefined, gzip: undefined };
};

/** Signs that mean something in a page are written by their number. */
const asAttribute = (sign: string): string => (/["&<>]/.test(sign) ? `&#${sign.charCodeAt(0)};` : sign);
