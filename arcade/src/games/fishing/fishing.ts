import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { readRoomMove } from '@fairground/contract/launch/frame-messages';
import type { FishingRoom } from '@fairground/contract/studio/fishing';
import type { FishingRules } from '@fairground/engines/fish/room';
import { Refused } from '../../session/calls.ts';
import type { Call } from '../../session/calls.ts';
import type { Patience } from '../../session/insist.ts';
import type { Session } from '../../session/session.ts';
import { createSignal } from '../../session/signal.ts';
import { el } from '../../shell/dom.ts';
import { fairnessContent } from '../../shell/fairness-panel.ts';
import { createHead } from '../../shell/head.ts';
import { createPanels } from '../../shell/panel.ts';
import { rulesContent } from '../../shell/rules-panel.ts';
import { keepSettings } from '../../shell/settings-link.ts';
import { createSound } from '../../shell/sound.ts';
import type { Tell } from '../../shell/tell.ts';
import type { TextKey, Texts } from '../../texts/texts.ts';
import { createCaptain } from './captain.ts';
import { createHerald } from './herald.ts';
import type { SeatShown } from './guns.ts';
import { createHud } from './hud.ts';
import { fishingKeys } from './keys.ts';
import { createLobby } from './lobby.ts';
import { fishingPays } from './pays.ts';
import { loadSeaPictures } from './pictures.ts';
import { createPurse } from './purse.ts';
import { createRoomLink } from './room-link.ts';
import { createSea } from './sea.ts';
import { createSeaStage } from './stage.ts';
import type { SeaStage } from './stage.ts';
import './fishing.css';

export type FishingDeps = Patience & {
  readonly session: Session;
  readonly texts: Texts;
  readonly call: Call;
  readonly newRequestId: () => string;
  readonly onProgress: (part: number) => void;
  readonly tell: Tell;
};

const LOOK_MS = 4_000;
const FLUSH_MS = 300;
/** A boss that came while nobody looked is not announced any more. */
const NEW_MS = 1_500;

/** The fishing game: a room of four, played without rounds one waits for. */
export const openFishing = async (deps: FishingDeps): Promise<HTMLElement> => {
  const { session, texts, tell } = deps;
  const { t } = texts;
  const { definition, token } = session.opened;
  const rules = definition.rules as FishingRules;
  const nameOf = (kind: string): string => t(`fish-${kind}` as TextKey);
  document.documentElement.style.setProperty('--hue', '245');

  const sound = createSound();
  keepSettings({ sound: sound.isOn });
  const panels = createPanels(t('close'));
  const purse = createPurse(session);
  const result = el('p', { class: 'result', role: 'status', 'data-testid': 'result' });
  const say = (line: string): void => {
    result.textContent = line;
  };
  const pool = el('p', { class: 'fishing-pool' });
  const poolAmount = el('b', {});
  pool.append(`${t('fishing-pool')} `, poolAmount);
  const seatCount = el('p', { class: 'fishing-seats' });
  const showSeats = (seats: readonly SeatShown[], own: number): void => {
    seatCount.textContent = t('fishing-seats', { taken: seats.length, all: rules.seats });
    stage().guns.show(seats, own, { free: t('fishing-free'), you: t('fishing-you') });
  };
  const element = el('div', { class: 'fishing-stage' });
  const bet = createSignal<Money>(money(0n));
  let room: FishingRoom | undefined;
  let sea = createSea(rules);
  const made: { stage?: SeaStage } = {};
  const stage = (): SeaStage => {
    if (!made.stage) throw new Error('The sea is used before it is made.');
    return made.stage;
  };

  const link = createRoomLink({
    ...deps,
    token,
    clock: () => performance.now(),
    onRoom: (told) => {
      if (room?.roomId !== told.roomId) sea = createSea(rules);
      room = told;
      if (!sea.learn(told)) say(t('fishing-wrong-seed'));
      poolAmount.textContent = texts.amount(told.pool);
      showSeats(told.seats, told.seat);
    },
    onSending: () => tell('showing'),
    onFired: (fired, shots) => {
      purse.settle(fired, captain.takeCosts(shots));
      if (room) herald.fired(fired, room.seat, room.bet);
      tell('shown');
      tell('round-closed');
    },
    onRefused: (code, shots) => {
      purse.giveBack(captain.takeCosts(shots));
      captain.isAuto.set(false);
      say(texts.refusal(code));
      tell(code === 'studio.session-over' || code === 'studio.game-closed' ? 'session-over' : 'round-closed');
      if (code === 'studio.seat-lost') void standUp(texts.refusal(code));
    },
  });
  const herald = createHerald({ rules, stage, sea: () => sea, texts, sound, nameOf, say, over: element });
  const captain = createCaptain({
    rules,
    stage,
    link,
    purse,
    nameOf,
    seat: () => room?.seat,
    bet: bet.get,
    betMax: definition.bet.max,
    onShot: (weapon) => sound.play(weapon === 'bomb' ? 'thud' : 'tick'),
    onPoor: () => {
      say(texts.refusal('studio.insufficient-funds'));
      tell('short-of-funds');
    },
    onNothing: () => say(t('fishing-nothing')),
  });
  const pictures = await loadSeaPictures(deps.onProgress);
  made.stage = await createSeaStage(rules, pictures, captain.onHit, captain.onGone);

  const cost = createSignal<Money>(money(0n));
  const showCost = (): void => {
    cost.set(captain.costOf());
    if (!room) return;
    const seats = room.seats.map((each) => (each.isYou ? { ...each, cannon: captain.cannon.get() } : each));
    showSeats(seats, room.seat);
  };
  bet.show(showCost);
  captain.cannon.show(showCost);
  captain.weapon.show(showCost);

  const sit = async (chosen: Money): Promise<void> => {
    try {
      const taken = await link.sit(chosen);
      bet.set(taken.bet);
      stage().sit(taken.seat);
      const { width, height } = stage().view();
      captain.aimAt({ x: width / 2, y: height / 2 });
      lobby.hide();
      say(t('fishing-begin'));
      stage().canvas.focus();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await standUp(texts.refusal(error.code));
    }
  };
  const lobby = createLobby(texts, (chosen) => void sit(chosen));
  const showLobby = async (line: string): Promise<void> => {
    const levels = await link.levels();
    if (bet.get() === 0n) bet.set(levels[0]?.bet ?? money(0n));
    lobby.show(levels, line);
  };
  const standUp = async (line: string): Promise<void> => {
    room = undefined;
    captain.isAuto.set(false);
    captain.hold(false);
    stage().bullets.clear();
    showSeats([], -1);
    await showLobby(line);
  };
  const leave = (): void => {
    link.leave();
    void standUp(t('fishing-left'));
  };

  const openRules = (): void =>
    panels.open(t('rules'), rulesContent(definition, texts, fishingPays(rules, texts, nameOf, pictures)));
  const openFairness = (): void =>
    panels.open(
      t('fairness'),
      fairnessContent({ session, texts, verify: () => import('@fairground/engines/rounds/verify-round') }),
    );
  fishingKeys({
    captain,
    isBusy: () => panels.isOpen() || room === undefined,
    openRules,
    openFairness,
    sound: sound.toggle,
    isPanelOpen: panels.isOpen,
  });

  const { canvas } = stage();
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', t('fishing-sea'));
  const pointAt = (event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect();
    captain.aimAt({ x: event.clientX - box.left, y: event.clientY - box.top });
  };
  canvas.addEventListener('pointermove', pointAt);
  canvas.addEventListener('pointerdown', (event) => {
    pointAt(event);
    captain.hold(true);
    captain.fire();
  });
  for (const name of ['pointerup', 'pointerleave', 'pointercancel'] as const)
    canvas.addEventListener(name, () => captain.hold(false));
  addEventListener('blur', () => captain.hold(false));
  addEventListener('pagehide', () => link.leave());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) captain.isAuto.set(false);
  });
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const moved = event.source === parent ? readRoomMove(event.data) : undefined;
    if (!moved || moved.roomId !== room?.roomId) return;
    showSeats(moved.seats, room.seat);
    if (moved.volley) herald.volley(moved.volley);
  });
  new ResizeObserver(() => {
    if (element.clientWidth > 0 && element.clientHeight > 0) stage().resize(element.clientWidth, element.clientHeight);
  }).observe(element);

  let flushedAt = 0;
  stage().run((ms) => {
    const nowMs = link.nowMs();
    const { shoal, bullets, view } = stage();
    const fresh = shoal.show(room ? sea.at(nowMs) : [], nowMs, view());
    for (const { fish } of fresh)
      if (rules.bosses.includes(fish.kind) && nowMs - fish.startMs < NEW_MS) herald.boss(fish.kind);
    captain.tick();
    bullets.move(ms, view(), shoal.all);
    if (performance.now() - flushedAt < FLUSH_MS) return;
    flushedAt = performance.now();
    link.flush();
  });
  setInterval(() => void link.look(captain.cannon.get()), LOOK_MS);

  element.append(canvas, pool, seatCount, lobby.element);
  await showLobby(t('fishing-welcome'));
  return el(
    'div',
    { class: 'shell', 'data-kind': 'fishing' },
    createHead({ session, texts, sound, onRules: openRules, onFairness: openFairness }),
    el('div', { class: 'stage' }, element),
    result,
    createHud({
      texts,
      balance: session.balance,
      cost,
      ...captain,
      onCannon: captain.changeCannon,
      onAuto: captain.toggleAuto,
      onLock: () => (captain.locked.get() === '' ? captain.lockNext() : captain.unlock()),
      onFire: captain.fire,
      onLeave: leave,
    }),
    panels.element,
  );
};
