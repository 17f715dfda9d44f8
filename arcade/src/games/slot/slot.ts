import { parseDefinition } from '@fairground/engines/slots/parse';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import type { Step } from '@fairground/engines/slots/outcome';
import { makeAtlas } from '../../art/atlas.ts';
import { paintCabinet } from '../../art/cabinet.ts';
import type { Dress } from '../../art/cast.ts';
import { dressOf } from '../../art/cast.ts';
import { familyOf, loadFace } from '../../art/faces.ts';
import { cutOut } from '../../art/paint.ts';
import { createPlace } from '../../art/place.ts';
import { metalTones, tone } from '../../art/relief.ts';
import { fullSharpness, hasGraphicsCard } from '../../art/sharpness.ts';
import { SYMBOL_SIZE } from '../../art/symbols.ts';
import { loadCast, themeOf } from '../../art/themes.ts';
import { numberOf } from '@fairground/engines/random/repeatable';
import { el, wait } from '../../shell/dom.ts';
import { voiceOf } from '../../shell/sound-voices.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { createCaptions } from './captions.ts';
import { createEffects } from './effects.ts';
import { buyButtons } from './buy.ts';
import { hasFeature } from './has-feature.ts';
import { createJackpotMeters } from './jackpots.ts';
import { createModeOrder } from './mode-order.ts';
import { costIn, modeChooser } from './modes.ts';
import { paysOf } from './pays.ts';
import { createPerformer } from './performer.ts';
import { createReels } from './reels.ts';
import { createScreens } from './screens.ts';
import { createStage } from './stage.ts';
import { turningStrip } from './strips.ts';
import './slot.css';

/** From one spin to the next at least, however the player asks: a calm pace, the same for everybody. */
const CYCLE_MS = 2_500;
/** The same at the quick pace, where the brand offers it. */
const QUICK_CYCLE_MS = 1_300;
const QUICK_PACE = 0.5;

/** Plays any slot: the definition says what there is, the theme how it looks. */
export const makeGame: MakeGame = async (host): Promise<Game> => {
  const { address, texts, onProgress } = host;
  const definition = parseDefinition(host.definition.rules);
  const cast = await loadCast(themeOf(address.theme, address.vendor, address.game));
  onProgress(0.4);
  const dress = dressOf(cast, address);
  wear(dress);
  const [place] = await Promise.all([createPlace(dress), loadFace(dress.look.face)]);
  onProgress(0.8);
  const atlas = makeAtlas(definition, dress);
  onProgress(1);
  const rows = rowsOf(definition);
  const stage = await createStage({ atlas, reels: definition.grid.reels, rows });
  const reels = createReels(stage.reels, stage.motion);
  const effects = createEffects(stage, definition, rows);
  const captions = createCaptions();
  const screens = createScreens(captions, stage.motion, host);
  const performer = createPerformer({ definition, stage, reels, effects, captions, screens, host, rows });
  host.sound.tune(voiceOf(numberOf(cast.id)));
  host.quick.show((isQuick) => stage.motion.setPace(isQuick && host.policy.turbo ? QUICK_PACE : 1));

  const modes = definition.bet.modes;
  const order = createModeOrder(modes[0]?.id ?? 'base');
  const chooser = modeChooser(definition, texts, (chosen) => {
    order.choose(chosen);
    host.onChoice();
  });
  const symbolPicture = (symbol: string): HTMLElement =>
    cutOut(atlas.canvas, atlas.places.get(symbol) ?? [0, 0], SYMBOL_SIZE);
  const buys = buyButtons(definition, host, symbolPicture, (chosen) => {
    order.buy(chosen);
    host.play();
    // Where no round began, nothing is bought: the next spin costs what a spin costs.
    if (host.phase.get() !== 'busy') order.cancel();
  });
  host.phase.show((phase) => {
    chooser.setLocked(phase !== 'ready');
    buys.setLocked(phase !== 'ready');
  });

  const cabinet = el('canvas', { class: 'slot-cabinet', 'aria-hidden': 'true' });
  place.classList.toggle('is-still', !hasGraphicsCard(stage.canvas));
  stage.canvas.setAttribute('aria-hidden', 'true');
  stage.canvas.classList.add('slot-reels');
  const element = el('div', { class: 'slot', role: 'group' }, place, cabinet, stage.canvas, captions.element);
  const meters = createJackpotMeters(definition, host);
  const fit = (): void => {
    const { clientWidth: width, clientHeight: height } = element;
    if (width === 0 || height === 0) return;
    const sharp = fullSharpness();
    cabinet.width = width * sharp;
    cabinet.height = height * sharp;
    stage.resize(width, height);
    paintCabinet(cabinet, dress, stage.layout(), definition.grid.reels, sharp);
  };
  new ResizeObserver(fit).observe(element);

  const lay = (board: readonly string[]): void => {
    for (const [reel, each] of stage.reels.entries()) each.show(board[reel] ?? '');
    element.setAttribute('aria-label', texts.t('slot-board', { board: board.join(' ') }));
    stage.motion.redraw();
  };
  const firstBoard = firstBoardOf(definition, rows);
  let standing: readonly string[] = firstBoard;
  let begunAt = 0;

  /** Nothing was drawn: the reels go back to where they stood. */
  const goBack = async (): Promise<void> => {
    const strips = stage.reels.map((_, reel) => turningStrip(definition, 'base', reel));
    const none = { onWait: () => undefined, onStop: () => undefined };
    if (reels.isTurning()) await reels.land({ board: standing, stops: [], held: [], slow: [], strips }, none);
  };

  return {
    stage: meters ? el('div', { class: 'slot-pooled' }, meters, element) : element,
    controls: controlsOf(chooser.element, buys.element),
    choice: () => ({ kind: 'slot', mode: order.take() }),
    costOf: (bet) => costIn(definition, order.chosen(), bet),
    begin: () => {
      begunAt = performance.now();
      performer.begin(order.taken());
    },
    abort: () => void goBack(),
    hurry: performer.hurry,
    hasFeature: (round) => hasFeature(round),
    onKey: (event) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.repeat;
      return isPlain && event.key.toLowerCase() === 'b' && host.phase.get() === 'ready' && buys.open();
    },
    show: async (round) => {
      // A cancelled round shows nothing.
      await (round.shown === null ? goBack() : performer.perform(round));
      const isQuick = host.quick.get() && host.policy.turbo;
      await wait(Math.max(0, (isQuick ? QUICK_CYCLE_MS : CYCLE_MS) - (performance.now() - begunAt)));
      standing = stage.reels.map((reel) => reel.shown());
      element.setAttribute('aria-label', texts.t('slot-board', { board: standing.join(' ') }));
    },
    rest: (round) => {
      const steps = round?.shown?.kind === 'slot' ? (round.shown.steps as readonly Step[]) : [];
      standing = steps.findLast((step) => 'board' in step)?.board ?? firstBoard;
      lay(standing);
    },
    pays: () => paysOf(definition, texts, symbolPicture),
  };
};

/** One line of what can be chosen beside the stake. */
const controlsOf = (...parts: readonly (HTMLElement | undefined)[]): HTMLElement | undefined =>
  parts.some((part) => part !== undefined) ? el('div', { class: 'controls' }, ...parts) : undefined;

/** The page round the reels takes the light, the metal and the letters of the game. */
const wear = ({ hue, metal, look }: Dress): void => {
  const { style } = document.documentElement;
  const { light, body } = metalTones(metal);
  style.setProperty('--hue', String(hue));
  style.setProperty('--metal', tone(body));
  style.setProperty('--metal-light', tone(light));
  style.setProperty('--face', familyOf(look.face));
};

const rowsOf = ({ grid: { rows } }: SlotDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...rows.map(([height]) => height));

/** What stands there before the first round: a part of each strip without a scatter, where it has one. */
const firstBoardOf = (definition: SlotDefinition, rows: number): readonly string[] => {
  const source = Object.keys(definition.sources)[0] ?? 'base';
  const scatters = definition.symbols.filter(({ role }) => role === 'scatter').map(({ id }) => id);
  return Array.from({ length: definition.grid.reels }, (_, reel) => {
    const strip = turningStrip(definition, source, reel);
    const windows = Array.from({ length: Math.max(1, strip.length - rows + 1) }, (__, from) =>
      strip.slice(from, from + rows),
    );
    // Each reel begins elsewhere, so that rows do not repeat one symbol.
    const turned = [...windows.slice(reel * 3), ...windows.slice(0, reel * 3)];
    return turned.find((part) => !scatters.some((id) => part.includes(id))) ?? strip.slice(0, rows);
  });
};
