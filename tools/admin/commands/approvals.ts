import { APPROVAL_STATES } from '@fairground/contract/approvals/states';
import type { Approval } from '@fairground/contract/approvals/operator-endpoints';
import type { Action, Call } from '../command.ts';
import { idOf, neededText, oneOf, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

const show = (print: Call['print'], { id, kind, target, status, maker, checker, ...request }: Approval): void => {
  const decided = checker === null ? '' : `, decided by ${checker.name}`;
  print(`${id}  ${status}  ${kind}  ${target}  made by ${maker.name}${decided}`);
  print(`    reason: ${request.reason}`);
  for (const { field, before, after } of request.changes) print(`    ${field}: ${before ?? '–'} → ${after ?? '–'}`);
  if (status === 'PENDING') print(`    expires: ${request.expiresAt.toISOString()}`);
  if (request.failure !== null) print(`    failed: ${request.failure}`);
};

/** A change that failed is no success for the shell either. */
const showDecided = (print: Call['print'], approval: Approval): void => {
  show(print, approval);
  if (approval.status === 'FAILED') throw new UsageError('The change was approved and could not be executed.');
};

export const approvalActions: readonly Action[] = [
  {
    name: 'approval list',
    about: 'Changes that take two people, newest first: those that wait for a decision, or all in another state.',
    options: {
      state: { kind: 'text', about: `One of ${APPROVAL_STATES.join(', ')}; PENDING by default.` },
      before: { kind: 'text', about: 'Only requests below this number, to go on with.' },
    },
    run: async ({ options, house, print, staff }) => {
      const status = oneOf('--state', textOf(options, 'state') ?? 'PENDING', APPROVAL_STATES);
      const cursor = textOf(options, 'before');
      const before = cursor === undefined ? undefined : idOf([cursor]);
      const { list, next } = await house.approvals.list(staff(), { status, before });
      for (const approval of list) show(print, approval);
      if (list.length === 0) print('There are none.');
      if (next !== null) print(`More: --before ${next}`);
    },
  },
  {
    name: 'approval approve',
    words: ['<id>'],
    about: 'Approves a change of somebody else, and executes it.',
    changes: 'approvals.decide',
    examples: ['approval approve 12 --reason "checked with the release plan"'],
    run: async ({ words, options, house, print, staff }) => {
      const note = neededText(options, 'reason');
      showDecided(print, await house.approvals.decide(staff(), idOf(words), 'approve', note));
    },
  },
  {
    name: 'approval reject',
    words: ['<id>'],
    about: 'Rejects a change of somebody else.',
    changes: 'approvals.decide',
    run: async ({ words, options, house, print, staff }) => {
      const note = neededText(options, 'reason');
      show(print, await house.approvals.decide(staff(), idOf(words), 'reject', note));
    },
  },
  {
    name: 'approval cancel',
    words: ['<id>'],
    about: 'Takes a change back that you have held.',
    changes: 'approvals.read',
    run: async ({ words, house, print, staff }) => show(print, await house.approvals.cancel(staff(), idOf(words))),
  },
];
