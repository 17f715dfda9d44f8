import { CASE_STATES, REJECT_REASONS } from '@fairground/contract/verification/states';
import type { Action } from '../command.ts';
import { printTable } from '../print-table.ts';
import { idOf, neededText, textOf } from '../read-options.ts';
import { UsageError } from '../usage-error.ts';

export const verificationActions: readonly Action[] = [
  {
    name: 'verification list',
    about: 'Identity documents that wait for a person, oldest first.',
    options: { state: { kind: 'text', about: `One of ${CASE_STATES.join(', ')}; REVIEW unless told.` } },
    run: async ({ options, house, print }) => {
      const state = oneOf(CASE_STATES, textOf(options, 'state') ?? 'REVIEW', 'state');
      const { list, next } = await house.verification.listCases({ state });
      if (list.length === 0) return print(`No case is ${state}.`);
      const rows = list.map((one) => [
        one.caseId.toString(),
        one.sentAt.toISOString(),
        one.account,
        String(one.level),
        one.fullName,
        one.isNameSame === null ? '-' : one.isNameSame ? 'same' : 'differs',
        one.sanctions === null ? '-' : one.sanctions.isHit ? 'HIT' : 'clear',
      ]);
      printTable(print, ['id', 'sent', 'account', 'level', 'name', 'payee', 'sanctions'], rows);
      if (next !== null) print('There are more: decide these first.');
    },
  },
  {
    name: 'verification show',
    words: ['<id>'],
    about: 'One case in full; picture save writes its documents to files. The audit log keeps who looked.',
    changes: 'verification.read',
    run: async ({ words, house, print, actor }) => {
      const one = await house.verification.showCase(actor(), idOf(words));
      print(`case        ${one.caseId}`);
      print(`account     ${one.account}`);
      print(`level       ${one.level}`);
      print(`state       ${one.state}${one.reason === null ? '' : ` (${one.reason})`}`);
      print(`name        ${one.fullName}`);
      print(`payee name  ${one.payeeName ?? '-'}`);
      print(`born        ${one.birthDate ?? '-'}`);
      print(`address     ${one.address ?? '-'}`);
      print(`valid until ${one.validUntil ?? '-'}`);
      print(`verifier    ${one.verifier ?? '-'}: ${one.verdict ?? 'not asked yet'}`);
      if (one.sanctions !== null)
        print(`sanctions   ${one.sanctions.isHit ? `HIT: ${one.sanctions.matches.join(', ')}` : 'clear'}`);
      for (const { kind, name, pictureId } of one.documents)
        print(`document    ${kind}: picture ${pictureId}, ${name}`);
      if (one.decidedBy !== null) print(`decided     by ${one.decidedBy}, ${one.decidedAt?.toISOString() ?? ''}`);
    },
  },
  {
    name: 'verification accept',
    words: ['<id>'],
    about: 'Accepts the documents of a case; the member reaches the level.',
    options: { until: { kind: 'text', about: 'The last day the document is good, such as 2031-05-30.' } },
    changes: 'verification.decide',
    examples: ['verification accept 7 --until 2031-05-30 --reason "passport and name are right"'],
    run: async ({ words, options, house, print, actor }) => {
      const id = idOf(words);
      await house.verification.acceptCase(actor(), id, { validUntil: dayOf(textOf(options, 'until')) });
      print(`Case ${id} is accepted.`);
    },
  },
  {
    name: 'verification reject',
    words: ['<id>'],
    about: 'Rejects the documents of a case; the member reads why and may send others.',
    options: {
      because: { kind: 'text', about: `One of ${REJECT_REASONS.join(', ')}.` },
      note: { kind: 'text', about: 'What the member reads beside the reason.' },
    },
    changes: 'verification.decide',
    examples: ['verification reject 7 --because UNREADABLE --note "Take it in daylight." --reason "blurred"'],
    run: async ({ words, options, house, print, actor }) => {
      const id = idOf(words);
      const because = oneOf(REJECT_REASONS, neededText(options, 'because'), 'because');
      await house.verification.rejectCase(actor(), id, { because, note: textOf(options, 'note') ?? '' });
      print(`Case ${id} is rejected.`);
    },
  },
];

const oneOf = <Word extends string>(words: readonly Word[], typed: string, option: string): Word => {
  const found = words.find((word) => word === typed.toUpperCase());
  if (found === undefined) throw new UsageError(`--${option} must be one of ${words.join(', ')}; ${typed} is not.`);
  return found;
};

const dayOf = (typed: string | undefined): string | undefined => {
  if (typed === undefined) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(Date.parse(typed)))
    throw new UsageError(`--until must be a day such as 2031-05-30; ${typed} is not.`);
  return typed;
};
