import { afterEach, expect, test, vi } from 'vitest';
import { allowOwnScripts, isOwnScript } from './own-scripts.ts';

const ORIGIN = 'https://play.example';

afterEach(() => vi.unstubAllGlobals());

test('workers of the build and the service worker may be started by their address', () => {
  for (const address of ['/sw.js', '/assets/search-worker-a1B2.js', `${ORIGIN}/assets/proof-worker-x.js`])
    expect(isOwnScript(address, ORIGIN)).toBe(true);
});

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/sw.js',
  'data:text/javascript,alert(1)',
  'blob:https://play.example/1',
  'javascript:alert(1)',
  '/wps/relay/picture/7',
  '/assets/../wps/a.js',
  '/assets/notes.txt',
])('%s is no script of ours', (address) => {
  expect(isOwnScript(address, ORIGIN)).toBe(false);
});

test('the default policy lets nothing else through and makes no HTML', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.stubGlobal('location', { origin: ORIGIN });

  allowOwnScripts();

  const [name, rules] = createPolicy.mock.calls[0] as [string, Record<string, (text: string) => string | null>];
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  expect(rules['createScriptURL']?.('/sw.js')).toBe('/sw.js');
  expect(rules['createScriptURL']?.('data:,')).toBeNull();
});
