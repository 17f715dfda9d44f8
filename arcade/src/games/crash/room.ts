import type { CrashView } from '@fairground/contract/crash-room/flight';
import type { Call } from '../../session/calls.ts';
import type { Patience } from '../../session/insist.ts';
import { ladderOf } from '../../session/bet-ladder.ts';
import type { Session } from '../../session/session.ts';
import { el } from '../../shell/dom.ts';
import { createHead } from '../../shell/head.ts';
import { createPanels } from '../../shell/panel.ts';
import { createSound } from '../../shell/sound.ts';
import type { Tell } from '../../shell/tell.ts';
import type { Texts } from '../../texts/texts.ts';
import { createBetPanel } from './bet-panel.ts';
import { boardRoom } from './crash-session.ts';
import { createHistory, createRiders } from './crowd.ts';
import { momentOf } from './flight-model.ts';
import type { FlightMoment, FlightPhase } from './flight-model.ts';
import { createFlightScene } from './flight-scene.ts';
import type { ShownExit } from './flight-scene.ts';
import { fairnessSheet, rulesSheet } from './sheets.ts';
import './crash.css';

export type CrashDeps = Patience & {
  readonly session: Session;
  readonly texts: Texts;
  readonly tell: Tell;
  readonly call: Call;
  readonly newRequestId: () => string;
};

/** Low and humming, as an engine far off. */
const VOICE = { root: 147, scale: [0, 5, 7, 12], wave: 'sawtooth', brightness: 1_300, ring: 1.3 } as const;

/** The crash room: the flight everybody shares, two bets of one's own, everybody's exits, and what went before. */
export const openCrash = async (deps: CrashDeps): Promise<HTMLElement> => {
  const { session, texts, tell } = deps;
  const { t, number } = texts;
  const { bet } = session.opened.definition;
  document.documentElement.style.setProperty('--hue', '290');
  const sound = createSound();
  sound.tune(VOICE);
  const said = el('p', { class: 'crash-said', role: 'status', 'data-testid': 'result' });
  const say = (line: string): void => {
    said.textContent = line;
  };
  /** What the picture shows is announced to those who do not see it. */
  const announced = el('p', { class: 'crash-announced', role: 'status' });
  const refuse = (code: string): void => {
    if (code === 'studio.flight-over') say(t('crash-late-order'));
    else say(code === '' ? t('fault') : texts.refusal(code));
    sound.play('lose');
    if (code === 'studio.insufficient-funds') tell('short-of-funds');
    if (code === 'studio.session-over' || code === 'studio.game-closed') tell('session-over');
  };
  const room = await boardRoom({ ...deps, onRefused: refuse });

  const scene = createFlightScene(texts);
  const times = el('b', { class: 'crash-times tabular', 'aria-hidden': 'true' });
  const about = el('span', { class: 'crash-about', 'aria-hidden': 'true' });
  const lag = el('small', { class: 'crash-lag soft tabular' });
  room.lag.show((ms) => {
    lag.textContent = ms === null ? '' : t('crash-lag', { ms });
  });
  const ladder = ladderOf(bet).filter((level) => level <= room.betMax);
  const panels = (['a', 'b'] as const).map((panel) =>
    createBetPanel({
      panel,
      room,
      texts,
      ladder: ladder.length > 0 ? ladder : [bet.min],
      payStep: bet.step,
      onRefused: refuse,
      onFault: (error) => {
        console.error(error);
        say(t('fault'));
      },
      say,
      onLeft: () => sound.play('pop'),
    }),
  );

  let phase: FlightPhase | undefined;
  const announce = (moment: FlightMoment): void => {
    if (phase === moment.phase) return;
    const isFirst = phase === undefined;
    phase = moment.phase;
    if (phase === 'boarding' || phase === 'flying') say('');
    announced.textContent = announcementOf(moment);
    if (phase === 'flying') sound.play('rise');
    if (phase === 'ended' && !isFirst) sound.play('thud');
  };

  const announcementOf = ({ phase: at, times: reached }: FlightMoment): string => {
    if (at === 'boarding') return t('crash-boarding');
    if (at === 'flying') return t('crash-started');
    if (at === 'ended') return t('crash-ended', { times: number(reached / 100) });
    return at === 'called-off' ? t('crash-called-off') : '';
  };

  const shownExits = ({ riders }: CrashView): readonly ShownExit[] =>
    riders.flatMap(({ exitAt, isOwn }) =>
      exitAt === null || exitAt <= 100 ? [] : [{ at: exitAt, isOwn, label: `${number(exitAt / 100)}×` }],
    );
  let exits: readonly ShownExit[] = [];
  const shell = el('div', { class: 'shell crash' });
  const write = (element: HTMLElement, text: string): void => {
    if (element.textContent !== text) element.textContent = text;
  };
  const frame = (): void => {
    const moment = momentOf(room.view.get(), room.now());
    announce(moment);
    scene.draw(moment, exits);
    write(times, figureOf(moment));
    write(about, captionOf(moment));
    if (shell.dataset['phase'] !== moment.phase) shell.dataset['phase'] = moment.phase;
    for (const panel of panels) panel.follow(moment);
    requestAnimationFrame(frame);
  };
  const figureOf = ({ phase: at, times: reached, leftMs }: FlightMoment): string => {
    if (at === 'boarding') return String(Math.ceil(leftMs / 1_000));
    return at === 'flying' || at === 'ended' ? `${number(reached / 100)}×` : '';
  };
  const captionOf = ({ phase: at, leftMs }: FlightMoment): string => {
    switch (at) {
      case 'waiting':
        return t('crash-waiting');
      case 'boarding':
        return t('crash-boarding');
      case 'closed':
        return leftMs > 0 ? t('crash-starting') : t('crash-closed');
      case 'flying':
        return t('crash-flying');
      case 'called-off':
        return t('crash-called-off');
      case 'ended':
        return leftMs > 0 ? t('crash-next-in', { seconds: Math.ceil(leftMs / 1_000) }) : t('crash-over');
    }
  };

  /** The page around asks before somebody leaves bets that are under way; they fly all the same. */
  room.view.show((view) => {
    exits = shownExits(view);
    const { seat, round } = view;
    const isUnderWay = seat !== null && seat.stake > 0n && round?.phase !== 'SETTLED' && round?.phase !== 'CANCELLED';
    tell(isUnderWay ? 'round-open' : 'round-closed');
  });

  const dialogs = createPanels(t('close'));
  const sheet = { session, room, texts };
  const orders: Readonly<Record<string, () => void>> = {
    1: () => panels[0]?.press(),
    2: () => panels[1]?.press(),
    r: () => dialogs.open(t('rules'), rulesSheet(sheet)),
    f: () => dialogs.open(t('fairness'), fairnessSheet(sheet)),
    m: sound.toggle,
  };
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
    const isTyping = target instanceof HTMLInputElement && target.type === 'text';
    if (dialogs.isOpen() || isTyping || repeat || altKey || ctrlKey || metaKey) return;
    const order = orders[key.toLowerCase()];
    if (!order) return;
    event.preventDefault();
    order();
  });

  const balance = el('output', { 'data-testid': 'balance', class: 'tabular' });
  session.balance.show((value) => {
    balance.textContent = texts.amount(value);
  });
  shell.append(
    createHead({ session, texts, sound, onRules: () => orders['r']?.(), onFairness: () => orders['f']?.() }),
    createHistory(room, texts),
    el('p', { class: 'figure crash-balance' }, el('span', {}, t('balance')), balance, lag),
    el('div', { class: 'crash-scene' }, scene.element, el('div', { class: 'crash-figure' }, times, about), said),
    el('div', { class: 'crash-bar' }, ...panels.map(({ element }) => element)),
    createRiders(room, texts),
    announced,
    dialogs.element,
  );
  requestAnimationFrame(frame);
  return shell;
};
