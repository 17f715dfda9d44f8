import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { serveBuilt } from '../process/built-site.ts';
import type { BuiltSite } from '../process/built-site.ts';
import { ROOT } from '../process/command.ts';

/** The anchor of the home page: what React and Vite cost before anybody has written a line of product. */
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
export const serveBarePage = async (): Promise<BuiltSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-bare-'));
  try {
    mkdirSync(join(folder, 'src'));
    for (const [path, content] of Object.entries(FILES)) writeFileSync(join(folder, path), content);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    return await serveBuilt({ root: folder, configFile: false, plugins: [react()] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
