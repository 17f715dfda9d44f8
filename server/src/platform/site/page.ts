import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered document, ready to be sent any number of times. */
export type Page = {
  readonly bytes: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly tag: string;
  /** What the policy has to pin. */
  readonly styleHashes: readonly string[];
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good enough to matter on a phone's line, quick enough for a page that lives for seconds. */
const BROTLI_QUALITY = 7;

export const packPage = async (html: string): Promise<Page> => {
  const bytes = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    compressGzip(bytes),
  ]);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  return { bytes, br, gzip: gz, tag, styleHashes: inlineStylesOf(html).map(pinOf) };
};

/** Only the head is ours alone; what stands in the body may come from an editor. */
const inlineStylesOf = (html: string): readonly string[] =>
  [...html.slice(0, html.indexOf('</head>')).matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

/** The form in which a policy names an inline text. */
export const pinOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
