import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Jackpot, SlotDefinition } from '@fairground/engines/slots/definition';
import { el, prefersStillness } from '../../shell/dom.ts';
import type { GameHost } from '../../shell/game.ts';
import { jackpotName } from '../../shell/jackpot-name.ts';

/** The jackpots above the reels of a game with a pool: what each pays at the bet of the moment, growing before the eyes. */
export const createJackpotMeters = (
  { jackpots, bet: { units } }: SlotDefinition,
  { bet, pools, texts }: Pick<GameHost, 'bet' | 'pools' | 'texts'>,
): HTMLElement | undefined => {
  const pooled = pools.get().map(({ jackpot }) => jackpot);
  // A pool the rules have no more is played to the end of its life.
  const retired = [...new Set(pooled)].filter((id) => !jackpots.some((jackpot) => jackpot.id === id));
  if (retired.length === 0 && jackpots.every(({ kind }) => kind === 'fixed')) return undefined;
  const poolOf = (id: string) => pools.get().find((each) => each.jackpot === id && each.bet === bet.get());
  const meter = (id: string, kind: Jackpot['kind'], pays: number): HTMLElement => {
    const amount = el('b', { class: 'tabular', 'data-jackpot': id });
    const by = el('small', { class: 'must-hit tabular' });
    const count = createCount((value) => {
      amount.textContent = texts.amount(value);
    });
    const show = (): void => {
      const level = bet.get();
      const pool = poolOf(id);
      count(pool?.amount ?? money((level * BigInt(pays)) / BigInt(units)), level);
      by.hidden = pool?.mustHit === undefined;
      if (pool?.mustHit) by.textContent = texts.t('must-hit-by', { amount: texts.amount(pool.mustHit.by) });
    };
    bet.show(show);
    pools.show(show);
    return el('p', { class: 'jackpot', 'data-kind': kind }, el('span', {}, jackpotName(id, texts)), amount, by);
  };
  const meters = [
    ...retired.map((id) => meter(id, 'must-hit', 0)),
    ...jackpots
      .toReversed()
      .map((jackpot) => meter(jackpot.id, jackpot.kind, jackpot.kind === 'fixed' ? jackpot.pay : jackpot.seed)),
  ];
  return el('div', { class: 'jackpots', role: 'group', 'aria-label': texts.t('jackpots') }, ...meters);
};

const COUNT_MS = 900;

/** Counts up to a new amount; down, or at another level of bets, it is simply there. */
const createCount = (write: (value: Money) => void): ((to: Money, level: Money) => void) => {
  let [shown, at, turn] = [money(0n), money(0n), 0];
  const put = (value: Money): void => {
    shown = value;
    write(value);
  };
  return (to, level) => {
    turn += 1;
    const [own, from, startedAt] = [turn, shown, performance.now()];
    const isGrowth = level === at && to > from;
    at = level;
    if (!isGrowth || prefersStillness()) return put(to);
    const grow = (): void => {
      if (own !== turn) return;
      const part = Math.min(1, (performance.now() - startedAt) / COUNT_MS);
      // Whole coins while it runs; the exact amount at the end.
      const between = from + ((to - from) * BigInt(Math.round(part * 1_000))) / 1_000n;
      put(part === 1 ? to : money(between - (between % 10_000n)));
      if (part < 1) requestAnimationFrame(grow);
    };
    grow();
  };
};
