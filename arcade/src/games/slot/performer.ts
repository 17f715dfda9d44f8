import type { SlotDefinition } from '@fairground/engines/slots/definition';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import type { Step } from '@fairground/engines/slots/outcome';
import { celebrationOf } from '../../shell/celebration.ts';
import type { GameHost } from '../../shell/game.ts';
import { spinToSlice } from '../wheel/wheel-face.ts';
import { wantedSymbols } from './anticipation.ts';
import { pickPrizes } from './pick-face.ts';
import type { Captions } from './captions.ts';
import type { Effects } from './effects.ts';
import { fallsOf } from './falls.ts';
import { jackpotName } from '../../shell/jackpot-name.ts';
import type { Reels } from './reels.ts';
import { scriptOf } from './script.ts';
import type { Beat } from './script.ts';
import { linesOf } from './screens.ts';
import type { Screens } from './screens.ts';
import type { Stage } from './stage.ts';
import { turningStrip } from './strips.ts';
import { showWinsInTurn } from './win-turns.ts';

export type PerformerDeps = {
  readonly definition: SlotDefinition;
  readonly stage: Stage;
  readonly reels: Reels;
  readonly effects: Effects;
  readonly captions: Captions;
  readonly screens: Screens;
  readonly host: Pick<GameHost, 'texts' | 'sound' | 'announce' | 'policy'>;
  readonly rows: number;
};

export type Performer = {
  readonly begin: (mode: string) => void;
  readonly perform: (round: Round) => Promise<void>;
  /** Ends what is being shown now; turning reels only where the brand lets them be stopped. */
  readonly hurry: () => void;
};

/** Shows the beats of a round one after the other. */
export const createPerformer = (deps: PerformerDeps): Performer => {
  const { definition, stage, reels, effects, captions, screens, host, rows } = deps;
  const { t, amount, mark } = host.texts;
  const { motion } = stage;
  let bet = money(0n);
  /** What pools paid in the round that is shown. */
  let pooled = money(0n);
  let shown: Beat['kind'] | undefined;

  const worth = (units: number): Money => money((bet * BigInt(units)) / BigInt(definition.bet.units));
  const stripsFor = (source: string): readonly string[] =>
    stage.reels.map((_, reel) => turningStrip(definition, source, reel));
  const sourceOf = (phase: string, mode: string): string => {
    const feature = definition.features.find(({ id }) => id === phase);
    if (feature && 'source' in feature) return feature.source;
    const start = definition.bet.modes.find(({ id }) => id === mode)?.start;
    return start && 'source' in start ? start.source : 'base';
  };

  const show = async (beat: Beat, mode: string): Promise<void> => {
    switch (beat.kind) {
      case 'spin': {
        const strips = stripsFor(sourceOf(beat.phase, mode));
        if (!reels.isTurning()) effects.clearWins();
        if (beat.free) {
          captions.say(t('free-spin-of', beat.free));
          host.announce(t('free-spin-of', beat.free));
        }
        const wanted = wantedSymbols(definition, beat.phase);
        if (!reels.isTurning()) reels.spin(strips, beat.held);
        const { landing: board, stops, held, slow } = beat;
        await reels.land(
          { board, stops, held, slow, strips },
          {
            onWait: (reel) => {
              effects.waitFor(reel);
              if (reel !== null) host.sound.play('rise');
            },
            onStop: (reel) => {
              const counting = cellsWith(board, reel, wanted, rows);
              host.sound.play(counting.length > 0 ? 'scatter' : 'thud');
              if (counting.length > 0) effects.mark(counting);
            },
          },
        );
        effects.unmark();
        return;
      }
      case 'expand':
        host.sound.play('pop');
        return effects.expand(beat.reels, beat.board);
      case 'wins': {
        const sum = await showWinsInTurn(beat, { effects, captions, motion, host, worth });
        host.announce(sum);
        return;
      }
      case 'tumble':
        await effects.vanish(beat.removed);
        await effects.fall(fallsOf(beat.before, beat.removed, beat.board, rows), beat.board);
        host.sound.play('thud');
        return;
      case 'award':
        if (!beat.isMore)
          return screens.intro(
            t('free-spins'),
            beat.spins,
            linesOf(
              definition.features.find(({ id }) => id === beat.feature),
              host.texts,
            ),
          );
        host.sound.play('feature');
        host.announce(t('free-spins-more', { count: beat.spins }));
        return captions.announce(t('free-spins'), t('free-spins-more', { count: beat.spins }), motion);
      case 'walk':
        captions.say(t('walking-wilds'));
        host.announce(t('walking-wilds'));
        return;
      case 'hold':
        return holdAndWin(beat);
      case 'wheel':
        return wheel(beat);
      case 'pick':
        return pick(beat);
      case 'feature-end':
        captions.say('');
        if (beat.spins > 0)
          return screens.summary(t('feature-paid'), worth(beat.pay), bet, t('feature-spins', { count: beat.spins }));
        if (beat.pay > 0) await captions.announce(t('feature-total', { amount: amount(worth(beat.pay)) }), '', motion);
        return;
    }
  };

  const holdAndWin = async ({
    start,
    respins,
    respinsAtStart,
    pay,
  }: Extract<Beat, { kind: 'hold' }>): Promise<void> => {
    await screens.intro(t('hold-and-win'), start.length, [t('respins-left', { count: respinsAtStart })]);
    effects.clearWins();
    const coin = definition.symbols.find(({ role }) => role === 'coin')?.id ?? '';
    const taken = new Set<number>();
    const put = (landed: typeof start): void => {
      for (const { cell, pay: units, jackpot } of landed) {
        taken.add(cell);
        const [reel, row] = [Math.floor(cell / rows), cell % rows];
        const each = stage.reels[reel];
        each?.show(replaceAt(each.shown(), row, coin));
        stage.write(reel, row, jackpot === undefined ? mark(worth(units)) : jackpotName(jackpot, host.texts));
      }
      for (const [reel, each] of stage.reels.entries())
        for (let row = 0; row < rows; row += 1) each.sprite(row).alpha = taken.has(reel * rows + row) ? 1 : 0.12;
      motion.redraw();
    };
    put(start);
    await motion.pause(900);
    let left = respinsAtStart;
    for (const landed of respins) {
      left -= 1;
      captions.say(t('respins-left', { count: left }));
      host.announce(t('respins-left', { count: left }));
      await flicker(taken);
      if (landed.length > 0) {
        host.sound.play('thud');
        left = respinsAtStart;
        put(landed);
        await motion.pause(450);
      }
    }
    captions.say('');
    const paid = money(worth(pay) + pooled);
    await screens.summary(t('feature-paid'), paid, bet, t('hold-and-win'));
    stage.unwrite();
    effects.clearWins();
  };

  /** The empty cells blink once: a respin. */
  const flicker = (taken: ReadonlySet<number>): Promise<void> =>
    motion.run(520, (part) => {
      for (let cell = 0; cell < stage.reels.length * rows; cell += 1) {
        if (taken.has(cell)) continue;
        const light = stage.light(Math.floor(cell / rows), cell % rows);
        light.alpha = part === 1 ? 0 : 0.35 * Math.abs(Math.sin(part * Math.PI * 2 + cell * 0.7));
      }
    });

  const wheel = async ({ feature: id, slice, pay }: Extract<Beat, { kind: 'wheel' }>): Promise<void> => {
    const feature = definition.features.find((each) => each.id === id);
    if (feature?.type !== 'wheel') return;
    const labels = feature.slices.map((each) =>
      'pay' in each ? mark(worth(each.pay)) : jackpotName(each.jackpot, host.texts),
    );
    const prize = feature.slices[slice];
    await screens.intro(t('bonus-wheel'), undefined, []);
    await captions.stand((place) => spinToSlice(place, labels, slice));
    const paid = money(worth(pay) + pooled);
    if (prize && 'jackpot' in prize)
      await captions.announce(t('jackpot-of', { name: jackpotName(prize.jackpot, host.texts) }), amount(paid), motion);
    else await screens.summary(t('feature-paid'), paid, bet, t('bonus-wheel'));
  };

  const pick = async ({ feature: id, opened, pay }: Extract<Beat, { kind: 'pick' }>): Promise<void> => {
    const feature = definition.features.find((each) => each.id === id);
    if (feature?.type !== 'pick') return;
    const labels = feature.prizes.map((prize) =>
      'pay' in prize ? mark(worth(prize.pay)) : jackpotName(prize.jackpot, host.texts),
    );
    await screens.intro(t('pick-bonus'), undefined, []);
    const words = {
      cover: (number: number) => t('pick-cover', { number }),
      left: (count: number) => t('picks-left', { count }),
    };
    await captions.stand((place) => pickPrizes(place, labels, opened, words, () => host.sound.play('pop')));
    await screens.summary(t('feature-paid'), money(worth(pay) + pooled), bet, t('pick-bonus'));
  };

  return {
    hurry: () => {
      if (shown === undefined || (shown === 'spin' && !host.policy.turbo)) return;
      motion.hurry();
    },
    begin: (mode) => {
      motion.calm();
      host.sound.play('spin');
      effects.clearWins();
      stage.unwrite();
      captions.clear();
      const start = definition.bet.modes.find(({ id }) => id === mode)?.start;
      // A bought feature has no spin of its own before it.
      if (start && 'source' in start) reels.spin(stripsFor(start.source), []);
    },
    perform: async (round) => {
      if (round.shown?.kind !== 'slot' || round.choice.kind !== 'slot') return;
      bet = round.bet;
      const { hits = [] } = round.shown;
      const hit = hits.reduce((sum, { paid }) => sum + BigInt(paid), 0n);
      pooled = money(BigInt(round.shown.pool ?? '0') - hit);
      const { mode } = round.choice;
      for (const beat of scriptOf(definition, mode, round.shown.steps as readonly Step[])) {
        // A press ends one part of the story, not all of it.
        motion.calm();
        shown = beat.kind;
        await show(beat, mode);
      }
      motion.calm();
      shown = undefined;
      for (const { jackpot, paid } of hits)
        await captions.announce(
          t('jackpot-of', { name: jackpotName(jackpot, host.texts) }),
          amount(money(BigInt(paid))),
          motion,
        );
      captions.say('');
      // Runs beside the count of the win; nobody waits for it.
      void effects.celebrate(celebrationOf(round.win, round.stake, host.policy.winScenes));
    },
  };
};

/** Cells of a reel that show one of these symbols. */
const cellsWith = (board: readonly string[], reel: number, symbols: readonly string[], rows: number): number[] =>
  [...(board[reel] ?? '')].flatMap((symbol, row) => (symbols.includes(symbol) ? [reel * rows + row] : []));

const replaceAt = (text: string, index: number, character: string): string =>
  text.slice(0, index) + character + text.slice(index + 1);
