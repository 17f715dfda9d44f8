import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import type { Step as SlotStep } from '@fairground/engines/slots/outcome';
import type { Texts } from '../texts/texts.ts';

/** As many steps of a round as are shown, the last ones. */
const STEPS_MAX = 50;

type Words = Pick<Texts, 't' | 'amount'>;

/** What happened in a round, step by step; nothing of games whose rounds have no steps. */
export const stepLines = (round: Round, rules: unknown, words: Words): readonly string[] =>
  (round.shown?.kind === 'slot'
    ? slotLines(round.shown.steps as readonly SlotStep[], unitOf(round.bet, rules), words)
    : [
        ...round.steps.map((step, index) => playerLine(step, index, words)),
        ...(round.decisions ?? []).map((decision) => words.t(`decision-${decision}`)),
      ]
  ).slice(-STEPS_MAX);

/** What so many units of the rules are worth at a bet. */
const unitOf = (bet: Money, rules: unknown): ((units: number) => Money) => {
  const parts = (rules as { readonly bet?: { readonly units?: number } } | null)?.bet?.units ?? 1;
  return (units) => money((bet * BigInt(units)) / BigInt(parts));
};

const slotLines = (
  steps: readonly SlotStep[],
  worth: (units: number) => Money,
  { t, amount }: Words,
): readonly string[] => {
  let [free, fall] = [0, 0];
  return steps.map((step) => {
    const pay = 'pay' in step ? amount(worth(step.pay)) : '';
    if (step.kind === 'spin') fall = 0;
    switch (step.kind) {
      case 'spin':
        if (step.phase === 'base') return t('step-spin', { pay });
        free += 1;
        return t('step-free', { at: free, pay });
      case 'tumble':
        fall += 1;
        return t('step-fall', { at: fall, pay });
      case 'scatter':
        return t('step-scatter', { count: step.win.count, pay });
      case 'award':
        return t('free-spins-won', { count: step.spins });
      case 'hold':
        return t('step-hold', { count: step.start.length + step.respins.flat().length, pay });
      case 'wheel':
        return t('step-wheel', { pay });
      case 'pick':
        return t('step-pick', { count: step.opened.length, pay });
      default:
        return step satisfies never;
    }
  });
};

const GUESSES = {
  higher: 'hi-lo-higher',
  lower: 'hi-lo-lower',
  same: 'hi-lo-same',
  'higher-or-same': 'hi-lo-higher-or-same',
  'lower-or-same': 'hi-lo-lower-or-same',
} as const;

const playerLine = (step: Round['steps'][number], index: number, { t }: Words): string => {
  switch (step.kind) {
    case 'open':
      return t('step-open', { cell: step.cell + 1 });
    case 'climb':
      return t('step-climb', { floor: index + 1, door: step.door + 1 });
    case 'guess':
      return t(GUESSES[step.guess]);
    case 'skip':
      return t('hi-lo-skip');
    case 'cash-out':
      return t('step-cash-out');
    default:
      return step satisfies never;
  }
};
