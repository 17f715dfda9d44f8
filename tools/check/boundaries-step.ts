import { cruise } from 'dependency-cruiser';
import { boundaries, BOUNDARY_RULES } from '../boundaries.ts';
import { packageNames } from '../modules.ts';
import { ROOT } from '../process/command.ts';
import type { Step } from './step.ts';

/** Who imports whom, against the table of modules. */
export const boundariesStep: Step = {
  name: 'boundaries',
  run: async () => {
    const { output } = await cruise([...packageNames], {
      ...boundaries.options,
      baseDir: ROOT,
      ruleSet: { forbidden: [...BOUNDARY_RULES] },
      validate: true,
    });
    if (typeof output === 'string') throw new Error(output);
    const { violations, totalCruised } = output.summary;
    const lines = violations.map(({ rule, from, to, cycle }) => {
      const path = cycle === undefined ? to : cycle.map(({ name }) => name).join(' → ');
      const reason = BOUNDARY_RULES.find(({ name }) => name === rule.name)?.comment ?? '';
      return `${rule.name}: ${from} → ${path}\n    ${reason}`;
    });
    return { isGood: lines.length === 0, report: lines.join('\n'), note: `${totalCruised} files` };
  },
};
