import { join } from 'node:path';
import { execPath } from 'node:process';
import { ROOT, runCommand } from '../process/command.ts';
import type { Step } from './step.ts';

/** What first visits weigh. A process of its own: a build settles how React is loaded for the whole process. */
export const budgetStep: Step = {
  name: 'budget',
  run: async () => {
    const { code, output } = await runCommand([execPath, join(ROOT, 'web/build/budget.ts')]);
    const lines = output.trim().split('\n');
    const home = lines.find((line) => line.startsWith('script of home-page'));
    return { isGood: code === 0, report: output.trim(), ...(home !== undefined && { note: home }) };
  },
};
