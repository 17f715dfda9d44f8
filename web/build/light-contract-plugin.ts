import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { planOf } from './wire-plan.ts';

/** `endpoints.ts`, or `deposit-endpoints.ts` where a module has many; with a name, one export as a module of its own. */
const CONTRACT = /^(?<file>.*\/contract\/src\/[\w-]+\/(?:[\w-]+-)?(?:endpoints|pushes)\.ts)(?:\?only=(?<name>\w+))?$/;
const WIRE = /\/contract\/src\/wire\.ts$/;
const LIGHT_WIRE = new URL('../../client/src/api/light-wire.ts', import.meta.url);

/**
 * The browser trusts the answers of its own server, so it carries no schemas for them: each endpoint, push and latest value becomes
 * plain data with a plan of the few places where what travels differs from what the code sees. The server, its
 * pre-render and the tests use the schemas themselves. Each is a module of its own, so that a page carries the calls it
 * makes and not those of every form that shares a file with them.
 */
export const lightContractPlugin = (): Plugin => ({
  name: 'fairground:light-contract',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (CONTRACT.exec(id)?.groups?.['name'] === undefined ? undefined : id),
  async load(id) {
    if (WIRE.test(id)) return `export * from ${JSON.stringify(LIGHT_WIRE.pathname)};`;
    const { file, name } = CONTRACT.exec(id)?.groups ?? {};
    if (file === undefined) return undefined;
    if (name !== undefined) {
      const light = lighten((await exportsOf(file))[name]);
      return { code: `export const ${name} = ${JSON.stringify(light)};`, moduleSideEffects: false };
    }
    return Object.entries(await exportsOf(id))
      .filter(([, value]) => lighten(value) !== undefined)
      .map(([each]) => `export { ${each} } from ${JSON.stringify(`${id}?only=${each}`)};`)
      .join('\n');
  },
});

/** The time in the address makes Node read the file again after a change in development. */
const exportsOf = async (file: string): Promise<Record<string, unknown>> => {
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file).href}?${mtimeMs}`) as Promise<Record<string, unknown>>;
};

/** What the browser gets of an export. A schema gives nothing: a form that needs one keeps it in a module of its own. */
const lighten = (value: unknown): unknown => {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if ('_zod' in value) return undefined;
  const { summary: _summary, errors: _errors, limit: _limit, ...rest } = value as Record<string, unknown>;
  const isCall = 'name' in rest && ('path' in rest || 'audience' in rest);
  const isLatest = 'kind' in rest && 'data' in rest;
  if (!isCall && !isLatest) return value;
  return Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, hasSchema(part) ? planOf(part) : part]));
};

const hasSchema = (value: unknown): value is Parameters<typeof planOf>[0] =>
  typeof value === 'object' && value !== null && '_zod' in value;
