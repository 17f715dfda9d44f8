import { join } from 'node:path';
import { execPath } from 'node:process';
import { ROOT, runCommand } from '../process/command.ts';
import type { Step } from './step.ts';

/** What first visits weigh. A process of its own: a build settles how React is loaded for the whole process. */
export const budgetStep: Step = {
  name: 'budget',
  run: async () => {
    const site = await runCommand([execPath, join(ROOT, 'web/build/budget.ts')]);
    const desk = await runCommand([execPath, join(ROOT, 'console/build/budget.ts')]);
    const lines = `${site.output.trim()}\n${desk.output.trim()}`.split('\n');
    const first = lines.filter((line) => /^script of (home-page|the console)/.test(line)).join(' · ');
    return { isGood: site.code === 0 && desk.code === 0, report: lines.join('\n'), note: first };
  },
};
