import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilePart } from '@fairground/locales/catalogue';
import type { LanguageCode } from '@fairground/contract/language';
import type { Renderer, RendererSource } from './renderer.ts';

type Facts = { readonly styles: string };

type ServerBuild = {
  readonly createRenderer: (options: {
    readonly facts: Facts;
    readonly stylesheet: string;
    readonly readPart: (language: LanguageCode, namespace: string) => unknown;
  }) => Renderer;
};

/** Opens a finished web build: `folder` holds client/ and server/. */
export const openBuild = async (folder: string): Promise<RendererSource> => {
  const facts = JSON.parse(await readFile(join(folder, 'server/facts.json'), 'utf8')) as Facts;
  const stylesheet = await readFile(join(folder, 'client', facts.styles), 'utf8');
  const build = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as ServerBuild;
  const renderer = build.createRenderer({ facts, stylesheet, readPart: keepParts() });
  return { renderer: () => Promise.resolve(renderer), isDevelopment: false };
};

/** Compiling a part takes a moment and the texts do not change under a running node. */
const keepParts = () => {
  const parts = new Map<string, unknown>();
  return (language: LanguageCode, namespace: string): unknown => {
    const key = `${language}/${namespace}`;
    const part = parts.get(key) ?? compilePart(language, namespace);
    parts.set(key, part);
    return part;
  };
};
