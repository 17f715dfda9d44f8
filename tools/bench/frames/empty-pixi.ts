import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuilt } from '../../process/built-site.ts';
import type { BuiltSite } from '../../process/built-site.ts';
import { ROOT } from '../../process/command.ts';

/** The anchor of a slot: what PixiJS costs on this machine when it draws nothing, sixty times a second. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Empty page</title>
  </head>
  <body>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`,
  'main.js': `import { Application } from 'pixi.js';

const app = new Application();
await app.init({ resizeTo: window, preference: 'webgl', antialias: true });
document.body.append(app.canvas);
document.body.dataset.ready = 'yes';
`,
};

export const serveEmptyPixi = async (): Promise<BuiltSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-empty-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
    return await serveBuilt({ root: folder, configFile: false, build: { target: 'esnext' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
