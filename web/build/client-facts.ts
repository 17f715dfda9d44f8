import { readdirSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { BuildFacts } from '../src/app/build-facts.ts';
import { LATE_PARTS, lateSample } from './late-sample.ts';

const ENTRY = 'src/entry-client.tsx';
const PAGES = new URL('../src/pages/', import.meta.url);

/** Reads Vite's manifest into what the pre-render needs to know. */
export const factsOf = (
  manifest: Manifest,
  texts: BuildFacts['texts'],
  offline: string,
  read: (address: string) => string,
): BuildFacts => {
  const entry = chunkOf(manifest, ENTRY);
  const entryImports = staticImports(manifest, entry);
  const known = new Set([entry.file, ...entryImports]);
  const styles = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file ?? entry.css?.[0];
  const beyondEntry = (source: string): readonly string[] => {
    const chunk = chunkOf(manifest, source);
    const files = [chunk.file, ...staticImports(manifest, chunk)].filter((file) => !known.has(file));
    return files.map(addressOf);
  };
  const pages = pageNames().map((name) => [name, beyondEntry(`src/pages/${name}.tsx`)] as const);
  if (styles === undefined) throw new Error('The build has no stylesheet.');
  const samples = Object.entries(LATE_PARTS).map(([page, parts]) => {
    const scripts = new Set([`src/pages/${page}.tsx`, ...parts].flatMap(beyondEntry));
    return [page, lateSample([...scripts].map(read), read(addressOf(styles)))] as const;
  });
  return {
    entry: addressOf(entry.file),
    entryImports: entryImports.map(addressOf),
    sideBars: beyondEntry('src/app/layout/side-bars.ts'),
    pages: Object.fromEntries(pages),
    samples: Object.fromEntries(samples),
    styles: addressOf(styles),
    offline,
    texts,
  };
};

const pageNames = (): readonly string[] =>
  readdirSync(PAGES)
    .filter((file) => file.endsWith('-page.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));

const addressOf = (file: string): string => `/${file}`;

const chunkOf = (manifest: Manifest, source: string): ManifestChunk => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk;
};

const staticImports = (manifest: Manifest, chunk: ManifestChunk, seen = new Set<string>()): readonly string[] => {
  for (const source of chunk.imports ?? []) {
    const imported = chunkOf(manifest, source);
    if (seen.has(imported.file)) continue;
    seen.add(imported.file);
    staticImports(manifest, imported, seen);
  }
  return [...seen];
};
