import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../process/command.ts';

/** The anchor of the home page: what React and Vite cost before anybody has written a line of product. */
export type BarePage = { readonly url: string; readonly stop: () => Promise<void> };

const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="A bare page." />
    <link rel="icon" href="data:," />
    <title>Bare page</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.jsx"></script>
  </body>
</html>
`,
  'src/main.jsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <main>
      <h1>Bare page</h1>
      <p>It fetches nothing.</p>
    </main>
  </StrictMode>,
);
`,
  'src/main.css': 'body { margin: 2rem; font-family: system-ui, sans-serif; }\n',
};

/** Builds it for production in a folder of its own and serves it from memory, compressed once. */
export const serveBarePage = async (): Promise<BarePage> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-bare-'));
  mkdirSync(join(folder, 'src'));
  for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const built = await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [react()] });
  const outputs = Array.isArray(built) ? built : [built];
  const files = new Map<string, Buffer>();
  for (const output of outputs) {
    if (!('output' in output)) throw new Error('The bare page was watched instead of built.');
    for (const file of output.output) {
      files.set(`/${file.fileName}`, readFileSync(join(folder, 'dist', file.fileName)));
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return serve(files);
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const serve = async (files: ReadonlyMap<string, Buffer>): Promise<BarePage> => {
  const packed = new Map(
    [...files].map(([path, content]) => [
      path,
      { br: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }) },
    ]),
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = packed.get(path);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const encoding = request.headers['accept-encoding']?.includes('br') === true ? 'br' : 'gzip';
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': encoding,
      'cache-control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(file[encoding]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port.');
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
