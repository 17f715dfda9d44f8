import type { Action } from '../command.ts';
import { hasFlag, numberOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const LINES = 20;
const LINES_MAX = 500;

/** The trail does not hold: the shell must hear of it too. */
export class BrokenTrail extends Error {
  override readonly name = 'BrokenTrail';
}

export const auditActions: readonly Action[] = [
  {
    name: 'audit',
    about: 'The newest lines of the trail; with --verify, whether nobody altered it.',
    options: {
      limit: { kind: 'text', about: `How many lines, ${LINES} unless told.` },
      verify: { kind: 'flag', about: 'Recomputes the whole chain.' },
    },
    run: async ({ options, house, print }) => {
      if (hasFlag(options, 'verify')) {
        const { lines, fault } = await house.audit.verifyChain();
        if (fault) throw new BrokenTrail(`The trail breaks at line ${fault.seq}: ${fault.kind}.`);
        return print(`The trail holds: ${lines} lines.`);
      }
      const limit = numberOf(options, 'limit') ?? LINES;
      if (limit < 1 || limit > LINES_MAX) throw new UsageError(`--limit must be from 1 to ${LINES_MAX}.`);
      for (const line of await house.audit.listLines({ limit })) {
        print(
          `${line.seq}  ${line.at.toISOString()}  ${line.actor}  ${line.action}  ${line.resource} ${line.resourceId}`,
        );
        print(`    reason: ${line.reason}`);
        if (line.before !== null) print(`    before: ${JSON.stringify(line.before)}`);
        if (line.after !== null) print(`    after:  ${JSON.stringify(line.after)}`);
      }
    },
  },
];
