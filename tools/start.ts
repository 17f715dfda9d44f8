import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled code is kept between starts; everything worth keeping is imported after this line.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'));

const { runUntilStopped } = await import('./start/run-until-stopped.ts');
await runUntilStopped();
