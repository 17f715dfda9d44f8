import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { el, prefersStillness } from '../../shell/dom.ts';
import type { GameHost } from '../../shell/game.ts';
import type { Texts } from '../../texts/texts.ts';

/** What a jackpot is called; one without a name of its own goes by its id. */
export const jackpotName = (id: string, { t }: Pick<Texts, 't'>): string =>
  id === 'carp' || id === 'dragon' || id === 'bell' ? t(`jackpot-${id}`) : id.toUpperCase();

/** The jackpots above the reels of a game with a pool: what each pays at the bet of the moment, growing before the eyes. */
export const createJackpotMeters = (
  { jackpots, bet: { units } }: SlotDefinition,
  { bet, pools, texts }: Pick<GameHost, 'bet' | 'pools' | 'texts'>,
): HTMLElement | undefined => {
  if (jackpots.every(({ kind }) => kind === 'fixed')) return undefined;
  const mustHitBy = (cap: number): HTMLElement => {
    const line = el('small', { class: 'must-hit tabular' });
    bet.show(() => {
      const amount = texts.amount(money((bet.get() * BigInt(cap)) / BigInt(units)));
      line.textContent = texts.t('must-hit-by', { amount });
    });
    return line;
  };
  const meters = jackpots.toReversed().map((jackpot) => {
    const amount = el('b', { class: 'tabular', 'data-jackpot': jackpot.id });
    const count = createCount((value) => {
      amount.textContent = texts.amount(value);
    });
    const show = (): void => {
      const level = bet.get();
      const pool = pools.get().find((each) => each.jackpot === jackpot.id && each.bet === level);
      const fixed = jackpot.kind === 'fixed' ? jackpot.pay : jackpot.seed;
      count(pool?.amount ?? money((level * BigInt(fixed)) / BigInt(units)), level);
    };
    bet.show(show);
    pools.show(show);
    const name = jackpotName(jackpot.id, texts);
    const by = jackpot.kind === 'must-hit' ? [mustHitBy(jackpot.cap)] : [];
    return el('p', { class: 'jackpot', 'data-kind': jackpot.kind }, el('span', {}, name), amount, ...by);
  });
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
