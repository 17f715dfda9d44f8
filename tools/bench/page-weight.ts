import { gzipSync } from 'node:zlib';

/** What a phone's browser must fetch of a page before anybody touches it, in bytes after gzip -9. */
export type PageWeight = { readonly js: number; readonly css: number };

const packed = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).byteLength;

const SCRIPT = /<script[^>]*\bsrc="(?<src>[^"]+)"[^>]*>/g;
const PRELOAD = /<link[^>]*\brel="modulepreload"[^>]*>/g;
const STYLESHEET = /<link[^>]*\brel="stylesheet"[^>]*>/g;
/** For a screen wider than a phone's, which is what is measured here. */
const WIDE = /\bmedia="\(min-width/;
const HREF = /\bhref="(?<href>[^"]+)"/;
const STYLE = /<style[^>]*>(?<css>[\s\S]*?)<\/style>/g;
const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?!module|text\/javascript)[^"]*")[^>]*>(?<js>[\s\S]*?)<\/script>/g;

/** Adds up what the HTML itself asks for: scripts, preloaded modules, stylesheets, and what stands inside it. */
export const weighPage = async (url: string): Promise<PageWeight> => {
  const html = await read(url);
  const scripts = [...html.matchAll(SCRIPT)].map((match) => match.groups?.['src'] ?? '');
  const hrefs = (pattern: RegExp) =>
    [...html.matchAll(pattern)]
      .filter(([tag]) => !WIDE.test(tag))
      .map(([tag]) => HREF.exec(tag)?.groups?.['href'] ?? '');
  const files = async (paths: readonly string[]) => {
    const sizes = await Promise.all(paths.map(async (path) => packed(await read(new URL(path, url).href))));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const inline = (pattern: RegExp, group: string) =>
    [...html.matchAll(pattern)].map((match) => match.groups?.[group] ?? '').join('\n');
  const inlineJs = inline(INLINE_SCRIPT, 'js');
  const inlineCss = inline(STYLE, 'css');
  return {
    js: (await files([...new Set([...scripts, ...hrefs(PRELOAD)])])) + (inlineJs === '' ? 0 : packed(inlineJs)),
    css: (await files([...new Set(hrefs(STYLESHEET))])) + (inlineCss === '' ? 0 : packed(inlineCss)),
  };
};

const read = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
};
