import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { GameKind } from '@fairground/contract/studio/game';
import { isTable } from '../games/all.ts';
import { firstBet, ladderOf, neighbour } from '../session/bet-ladder.ts';
import type { Address } from '../session/address.ts';
import { isFree } from '../session/session.ts';
import type { Session } from '../session/session.ts';
import { createSignal } from '../session/signal.ts';
import type { Texts } from '../texts/texts.ts';
import { createAnnouncer } from './announcer.ts';
import { createAutoplay } from './autoplay.ts';
import { autoplayContent } from './autoplay-panel.ts';
import { createBackdrop } from './backdrop.ts';
import { createBar } from './bar.ts';
import { el } from './dom.ts';
import { fairnessContent } from './fairness-panel.ts';
import type { Game, GameHost, MakeGame, Phase } from './game.ts';
import { createHead } from './head.ts';
import { jackpotProofs } from './jackpot-proofs.ts';
import { orderOf } from './keyboard.ts';
import type { KeyOrder } from './keyboard.ts';
import { createPanels } from './panel.ts';
import { createResultLine } from './result-line.ts';
import { rulesContent } from './rules-panel.ts';
import { keepSettings } from './settings-link.ts';
import { lowerStakeButton } from './shortfall.ts';
import { createShownPools } from './shown-pools.ts';
import { createSound } from './sound.ts';
import { createStakeBound } from './stake-bound.ts';
import { stakeContent } from './stake-panel.ts';
import { createTable } from './table.ts';
import type { Tell } from './tell.ts';
import { createWinScene } from './win-scene.ts';

export type ShellDeps = {
  readonly session: Session;
  readonly texts: Texts;
  readonly address: Address;
  readonly makeGame: MakeGame;
  readonly onProgress: (part: number) => void;
  readonly tell: Tell;
};

/** Everything around a game, the same for all of them. */
export const createShell = async (deps: ShellDeps): Promise<HTMLElement> => {
  const { session, texts, address, tell } = deps;
  const { definition, openRound, lastRound, policy } = session.opened;
  const { t } = texts;
  const sound = createSound();
  const ladder = ladderOf(definition.bet);
  const bet = createSignal<Money>(openRound?.bet ?? firstBet(ladder, lastRound?.bet));
  const phase = createSignal<Phase>('ready');
  const panels = createPanels(t('close'));
  const scene = createWinScene(texts, sound);
  const result = createResultLine({ texts, sound, scenes: policy.winScenes, scene });
  const announcer = createAnnouncer();
  const isSlot = definition.kind === 'slot';
  const quick = createSignal(false);
  keepSettings({ sound: sound.isOn, quick });
  const made: { game?: Game } = {};
  const theGame = (): Game => {
    if (!made.game) throw new Error('The game is used before it is made.');
    return made.game;
  };

  const costOf = (level: Money): Money => theGame().costOf(level);
  const { freeRounds } = session;
  const bound = createStakeBound();
  /** Free rounds are played before paid ones; a feature that is bought is paid for. */
  const isFreeNext = (): boolean => freeRounds.get() !== null && costOf(bet.get()) === bet.get();
  const nextCost = (): Money => (isFreeNext() ? money(0n) : costOf(bet.get()));
  session.refilled.show(() => {
    session.showFunds();
    if (phase.get() === 'ready') result.clear();
  });

  const table = createTable({
    session,
    game: theGame,
    bet,
    phase,
    tell,
    roundMsMin: isSlot ? policy.roundMsMin : 0,
    onBegin: result.clear,
    // A free round is celebrated by its bet: it cost nothing.
    onResult: (round) => result.tell(isFree(round) ? { ...round, stake: round.bet } : round),
    onRefused: (code) => {
      result.say(texts.refusal(code));
      if (code === 'studio.session-over' || code === 'studio.game-closed') tell('session-over');
      if (code !== 'studio.insufficient-funds') return;
      const lower = lowerStakeButton({ texts, ladder, bet, balance: session.balance.get, costOf });
      if (lower) result.element.append(lower);
      tell('short-of-funds');
    },
    onFault: (error) => {
      console.error(error);
      result.say(t('fault'));
    },
  });

  const autoplay = createAutoplay({
    play: table.play,
    balance: session.balance.get,
    cost: nextCost,
    hasFeature: (round) => theGame().hasFeature?.(round) === true,
    isHidden: () => document.hidden,
    onStop: (why) => announcer.note(t(`autoplay-why-${why}`)),
  });
  document.addEventListener('visibilitychange', () => document.hidden && autoplay.stop('hidden'));
  const openStakes = (): void => {
    if (phase.get() !== 'ready' || ladder.length < 2 || freeRounds.get() !== null) return;
    const most = bound.get();
    const isTooMuch = (level: Money): boolean => most !== null && costOf(level) > most;
    const onChoose = (chosen: Money): void => {
      bet.set(chosen);
      panels.close();
    };
    panels.open(t('stake-choose'), stakeContent({ ladder, chosen: bet.get(), texts, onChoose, isTooMuch }));
  };
  const canAutoplay = isSlot && policy.autoplayRounds.length > 0;
  const openAutoplay = (): void => {
    if (!canAutoplay || phase.get() !== 'ready') return;
    const [cost, balance] = [nextCost(), session.balance.get()];
    const content = autoplayContent({
      rounds: policy.autoplayRounds,
      cost,
      balance,
      texts,
      onStart: (plan) => {
        panels.close();
        void autoplay.start(plan);
      },
    });
    panels.open(t('autoplay'), content);
  };
  const skip = (): void => {
    theGame().hurry?.();
    result.skip();
  };

  const press = (): void => {
    if (autoplay.progress.get() !== null) autoplay.stop('player');
    else if (phase.get() === 'ready') {
      announcer.clear();
      void table.play();
    } else if (phase.get() === 'busy') skip();
    else if (table.round.get()?.winNow) void table.step({ kind: 'cash-out' });
  };
  const bar = createBar({
    session,
    texts,
    ladder,
    bet,
    phase,
    bound,
    isFixed: () => freeRounds.get() !== null,
    onPlay: press,
    onStakes: openStakes,
    onAutoplay: canAutoplay ? openAutoplay : undefined,
    quick: isSlot && policy.turbo ? quick : undefined,
  });
  const showCost = (): void => bar.showCost(nextCost());

  const host: GameHost = {
    definition,
    address,
    texts,
    sound,
    bet,
    phase,
    pools: createShownPools(session, phase),
    onChoice: () => {
      if (made.game === undefined) return;
      showCost();
      showOrder();
    },
    step: (step) => void table.step(step),
    say: result.say,
    policy,
    quick,
    balance: session.balance,
    openPanel: panels.open,
    closePanel: panels.close,
    play: () => autoplay.progress.get() === null && void table.play(),
    announce: announcer.say,
    onProgress: deps.onProgress,
  };
  const game = await deps.makeGame(host);
  made.game = game;

  const showOrder = (): void => {
    const winNow = table.round.get()?.winNow ?? null;
    const running = autoplay.progress.get();
    if (running !== null)
      return bar.showOrder({ label: t('autoplay-stop', { count: running.left }), isPossible: true, kind: 'stop' });
    if (phase.get() === 'busy')
      return bar.showOrder({
        label: game.hurry ? t('skip') : t('play'),
        isPossible: game.hurry !== undefined,
        kind: 'skip',
      });
    if (phase.get() === 'ready') {
      const free = isFreeNext() ? freeRounds.get() : null;
      const label = free === null ? t('play') : t('free-play', { count: free.left });
      return bar.showOrder({ label, isPossible: true, kind: 'play' });
    }
    const cashOut = winNow === null ? t('cash-out-nothing') : t('cash-out', { amount: texts.amount(winNow) });
    bar.showOrder({ label: cashOut, isPossible: winNow !== null, kind: 'play' });
  };
  phase.show(showOrder);
  autoplay.progress.show(showOrder);
  table.round.show(showOrder);
  bet.show(showCost);
  bound.show(showCost);
  const paidBet = bet.get();
  let collected = money(0n);
  let counted = table.round.get();
  freeRounds.show((free) => {
    const last = table.round.get();
    const win = last !== null && last !== counted && isFree(last) ? last.win : 0n;
    counted = last;
    if (free !== null) {
      collected = free.won;
      bet.set(free.bet);
    } else if (session.opened.freeRounds !== null) {
      // What follows costs money: nobody slides into it.
      autoplay.stop('done');
      bet.set(paidBet);
      announcer.note(t('free-over', { amount: texts.amount(money(collected + win)) }));
    }
    showCost();
    showOrder();
  });
  let shownBet = bet.get();
  bet.show((value) => {
    // The stake is on a button, where screen readers do not announce a change.
    if (value !== shownBet) announcer.say(`${t('bet')}: ${texts.amount(value)}`);
    shownBet = value;
  });

  const setBet = (chosen: Money | undefined): void => {
    if (phase.get() === 'ready' && chosen !== undefined && freeRounds.get() === null) bet.set(chosen);
  };
  /** Nobody plays on behind a sheet that is being read. */
  const read = (title: string, content: readonly Node[]): void => {
    autoplay.stop('player');
    panels.open(title, content);
  };
  const orders: Readonly<Record<KeyOrder, () => void>> = {
    play: press,
    'bet-up': () => setBet(neighbour(ladder, bet.get(), 'up')),
    'bet-down': () => setBet(neighbour(ladder, bet.get(), 'down')),
    'bet-least': () => setBet(ladder[0]),
    'bet-most': () => setBet(ladder.at(-1)),
    autoplay: () => (autoplay.progress.get() === null ? openAutoplay() : autoplay.stop('player')),
    turbo: () => isSlot && policy.turbo && quick.set(!quick.get()),
    close: () => (autoplay.progress.get() === null ? skip() : autoplay.stop('player')),
    rules: () => read(t('rules'), rulesContent(definition, texts, theGame().pays())),
    fairness: () =>
      read(
        t('fairness'),
        fairnessContent({
          session,
          texts,
          jackpots: jackpotProofs({ session, texts, bet, pools: host.pools }),
          verify: () => import('@fairground/engines/rounds/verify-round'),
        }),
      ),
    sound: sound.toggle,
  };
  document.addEventListener('keydown', (event) => {
    // A key that is held down would press a focused button again and again: a way to play without a hand.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    if (panels.isOpen()) return;
    if (game.onKey?.(event) === true) {
      event.preventDefault();
      return;
    }
    const order = orderOf(event, controlOf(event.target));
    if (order === undefined) return;
    event.preventDefault();
    orders[order]();
  });

  table.lay();
  if (openRound) result.say(t('resumed'));
  return el(
    'div',
    { class: 'shell', 'data-kind': definition.kind },
    hasBackdrop(definition.kind) ? createBackdrop(definition.kind, sound) : undefined,
    createHead({ session, texts, sound, onRules: orders.rules, onFairness: orders.fairness }),
    el('div', { class: 'stage', onclick: () => phase.get() === 'busy' && skip() }, game.stage, scene.element),
    el('div', { class: 'result-row' }, result.element, announcer.element),
    game.controls,
    bar.element,
    panels.element,
  );
};

/** A slot brings its own land, and rooms have walls. */
const hasBackdrop = (kind: GameKind): kind is Parameters<typeof createBackdrop>[0] =>
  kind !== 'slot' && kind !== 'fishing' && kind !== 'crash' && !isTable(kind);

const controlOf = (target: EventTarget | null): 'none' | 'button' | 'field' => {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return 'field';
  return target instanceof HTMLButtonElement ? 'button' : 'none';
};
