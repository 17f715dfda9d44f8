import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Shown } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import type { Step } from '@fairground/engines/slots/outcome';
import type { Scene, Words } from './replay-scene.ts';

type SlotShown = Extract<Shown, { readonly kind: 'slot' }>;

/** Every spin, fall and feature of a slot's round with its board. */
export const slotScenes = (
  round: Round,
  shown: SlotShown,
  rules: unknown,
  { say, game, amount }: Words,
): readonly Scene[] => {
  const worth = unitOf(round.bet, rules);
  let [free, fall] = [0, 0];
  const scenes = (shown.steps as readonly Step[]).map((step): Scene => {
    const pay = 'pay' in step ? amount(worth(step.pay)) : '';
    if (step.kind === 'spin') fall = 0;
    switch (step.kind) {
      case 'spin':
        if (step.phase === 'base') return { title: game('step-spin', { pay }), board: boardOf(step) };
        free += 1;
        return { title: game('step-free', { at: free, pay }), board: boardOf(step) };
      case 'tumble':
        fall += 1;
        return { title: game('step-fall', { at: fall, pay }), board: boardOf(step) };
      case 'scatter':
        return { title: game('step-scatter', { count: step.win.count, pay }) };
      case 'award':
        return { title: game('free-spins-won', { count: step.spins }) };
      case 'hold':
        return { title: game('step-hold', { count: step.start.length + step.respins.flat().length, pay }) };
      case 'wheel':
        return { title: game('step-wheel', { pay }) };
      case 'pick':
        return { title: game('step-pick', { count: step.opened.length, pay }) };
      default:
        return step satisfies never;
    }
  });
  const pool = BigInt(shown.pool ?? '0');
  return pool > 0n ? [...scenes, { title: say('jackpot', { amount: amount(money(pool)) }) }] : scenes;
};

type Boarded = Extract<Step, { readonly board: readonly string[] }>;

const boardOf = ({ board, wins }: Boarded) => ({ reels: board, won: wins.flatMap(({ cells }) => cells) });

/** What so many units of the rules are worth at a bet. */
const unitOf = (bet: Money, rules: unknown): ((units: number) => Money) => {
  const parts = (rules as { readonly bet?: { readonly units?: number } } | null)?.bet?.units ?? 1;
  return (units) => money((bet * BigInt(units)) / BigInt(parts));
};
