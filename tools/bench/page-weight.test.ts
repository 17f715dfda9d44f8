import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { weighPage } from './page-weight.ts';

const FILES: Readonly<Record<string, string>> = {
  '/': `<html><head><script>var theme = 'dark';</script><style>body { margin: 0 }</style>
    <link rel="stylesheet" href="/a.css"><link rel="preload" as="style" href="/late.css">
    <script type="module" src="/entry.js"></script><link rel="modulepreload" href="/page.js"></head>
    <link rel="modulepreload" media="(min-width: 48rem)" href="/wide.js">
    <body><script type="application/json">{"data":"is no script"}</script></body></html>`,
  '/a.css': 'p { color: red }',
  '/late.css': 'q { color: blue }',
  '/entry.js': 'console.log("entry")',
  '/page.js': 'console.log("page")',
  '/wide.js': 'console.log("wide")',
};

const gzipped = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);

test('a page weighs what its HTML asks for and carries: scripts, preloaded modules, stylesheets; not data, nor what only a wide screen asks for', async () => {
  const server = createServer((request, response) => response.end(FILES[request.url ?? '']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;

  const weight = await weighPage(`http://127.0.0.1:${port}/`);

  expect(weight).toEqual({
    js: gzipped('console.log("entry")', 'console.log("page")', "var theme = 'dark';"),
    css: gzipped('p { color: red }', 'body { margin: 0 }'),
  });
});
