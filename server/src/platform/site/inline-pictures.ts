import type { StaticFiles } from './static-files.ts';

/** More than this and the picture delays the words around it; it then comes by itself, as every other does. */
const BYTES_MAX = 14_000;

const MARKED = /(<source data-inline="true"[^>]* srcSet=")([^" ]+)(?=")/gi;

/**
 * Puts the picture a phone sees first into the page itself: on a slow network a second request would cost as much as the
 * whole page. Only a source the page has marked is replaced, and only by a file of ours.
 */
export const inlinePictures = (html: string, files: StaticFiles): string =>
  html.replace(MARKED, (whole, before: string, address: string) => {
    const file = files.get(address);
    if (!file || file.bytes.length > BYTES_MAX) return whole;
    return `${before}data:${file.type};base64,${file.bytes.toString('base64')}`;
  });
