import { enableCompileCache } from 'node:module';
import { COMPILED_FOLDER } from './process/compiled.ts';

// Compiled code is kept between starts; everything worth keeping is imported after this line.
enableCompileCache(COMPILED_FOLDER);

const { runUntilStopped } = await import('./start/run-until-stopped.ts');
await runUntilStopped();
