import process from 'node:process';
import { systemRandom } from '../random.ts';

/** Says the first bytes of its source of chance to the process that started it, and ends. */
process.send?.(Buffer.from(systemRandom.bytes(64)).toString('hex'), () => process.disconnect());
