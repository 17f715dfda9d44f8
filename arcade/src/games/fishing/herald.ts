import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { PushData } from '@fairground/contract/push';
import type { roomMoved } from '@fairground/contract/studio/pushes';
import { loadsOf } from '@fairground/engines/fish/batch';
import type { FishingRules } from '@fairground/engines/fish/room';
import { el } from '../../shell/dom.ts';
import type { Sound } from '../../shell/sound.ts';
import type { Texts } from '../../texts/texts.ts';
import { times as timesBet } from './purse.ts';
import type { Fired } from './room-link.ts';
import type { Sea } from './sea.ts';
import type { SeaStage } from './stage.ts';

export type Volley = NonNullable<PushData<typeof roomMoved>['volley']>;

export type HeraldDeps = {
  readonly rules: FishingRules;
  readonly stage: () => SeaStage;
  readonly sea: () => Sea;
  readonly texts: Texts;
  readonly sound: Sound;
  readonly nameOf: (kind: string) => string;
  readonly say: (line: string) => void;
  /** Where banners hang. */
  readonly over: HTMLElement;
};

/** From these pays on a catch gets a banner of its own. */
const LARGE_TIMES = 50;
const BANNER_MS = 2_600;

/** Shows what came of shots, the player's and those of the others, each as loudly as it deserves. */
export const createHerald = (deps: HeraldDeps) => {
  const { texts, sound, rules } = deps;
  const { t, amount, mark } = texts;

  const banner = (tone: 'boss' | 'win', title: string, line: string): void => {
    const shown = el(
      'div',
      { class: 'fishing-banner', 'data-tone': tone },
      el('strong', {}, title),
      el('span', {}, line),
    );
    deps.over.append(shown);
    setTimeout(() => shown.remove(), BANNER_MS);
  };

  const land = (
    fish: number,
    seat: number,
    pay: { readonly times: number; readonly amount: Money } | undefined,
  ): void => {
    const { shoal, effects, guns } = deps.stage();
    deps.sea().take(fish);
    const swimmer = shoal.release(fish);
    if (!swimmer) return;
    const at = swimmer.place();
    // Coins in proportion to the win: three for the smallest fish, a shower for a whale.
    const coins = pay ? Math.min(42, Math.round(2 + Math.sqrt(pay.times) * 2)) : 2;
    effects.land(swimmer, guns.mouth(seat), coins);
    if (!pay) return;
    effects.write(at, `+${mark(pay.amount)}`, pay.times >= LARGE_TIMES ? 'large' : 'small');
    const name = deps.nameOf(swimmer.fish.kind);
    deps.say(t('fishing-caught', { name, amount: amount(pay.amount) }));
    if (pay.times >= LARGE_TIMES) banner('win', t('fishing-caught-large', { name }), `+${amount(pay.amount)}`);
  };

  return {
    boss: (kind: string): void => {
      sound.play('rise');
      banner(
        'boss',
        t('fishing-boss', { name: deps.nameOf(kind) }),
        t('fishing-boss-pays', { times: topOf(rules, kind) }),
      );
    },
    fired: ({ round, missed }: Fired, seat: number, bet: Money): void => {
      const { shown, choice } = round ?? {};
      if (missed.length > 0) deps.say(t('fishing-late'));
      if (!round || shown?.kind !== 'fishing' || choice?.kind !== 'fishing') return;
      let best = 0;
      for (const [place, shot] of choice.shots.entries()) {
        const result = shown.shots[place];
        if (!result) continue;
        const cost = timesBet(bet, loadsOf(rules, shot));
        const from = deps
          .stage()
          .shoal.find(shot.targets[0]?.fish ?? -1)
          ?.place();
        for (const { fish, times } of result.caught) land(fish, seat, { times, amount: timesBet(cost, times) });
        for (const { fish, times } of result.bolts) {
          const to = deps.stage().shoal.find(fish)?.place();
          if (from && to) deps.stage().effects.bolt(from, to);
          land(fish, seat, { times, amount: timesBet(cost, times) });
        }
        best = Math.max(best, ...[...result.caught, ...result.bolts].map(({ times }) => times));
      }
      if (shown.pool !== '0') banner('win', t('fishing-jackpot-won'), `+${amount(money(BigInt(shown.pool)))}`);
      if (shown.pool !== '0' || best >= LARGE_TIMES) sound.play('great');
      else if (best > 0) sound.play(best >= 15 ? 'win' : 'pop');
    },
    /** Shots of somebody else in the room. */
    volley: ({ seat, shots, win, isJackpot }: Volley): void => {
      const { guns, effects, shoal } = deps.stage();
      for (const { weapon, fish, caught } of shots) {
        const at = shoal.find(fish[0] ?? -1)?.place();
        if (at) {
          guns.aim(seat, at);
          guns.fire(seat);
          if (weapon === 'laser') effects.beam(guns.mouth(seat), at);
          else if (weapon === 'bomb') effects.blast(at, 200);
          effects.net(at, 40);
        }
        for (const each of caught) land(each, seat, undefined);
      }
      if (win > 0n) effects.write(guns.mouth(seat), `+${mark(win)}`, 'small');
      if (isJackpot) deps.say(t('fishing-jackpot-other', { seat: seat + 1 }));
    },
  };
};

const topOf = ({ kinds }: FishingRules, kind: string): number =>
  Math.max(...(kinds.find(({ code }) => code === kind)?.pays ?? []).map(({ times }) => times));
