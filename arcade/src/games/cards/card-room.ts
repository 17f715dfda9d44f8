import type { CardAction } from '@fairground/contract/rooms/fields';
import type { HandView, TableView } from '@fairground/contract/rooms/table';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { el } from '../../shell/dom.ts';
import { createPanels } from '../../shell/panel.ts';
import type { Sound } from '../../shell/sound.ts';
import type { CardTexts } from './card-texts.ts';
import type { FaceDeps } from './face.ts';
import { makeFace } from './faces/all.ts';
import { clockState } from './model/clock.ts';
import type { Likes } from './likes.ts';
import { createHead } from './parts/head.ts';
import { createLog } from './parts/log.ts';
import { createOutcome } from './parts/outcome.ts';
import { createSeatRing } from './parts/seat-ring.ts';
import { createTurnNote } from './parts/turn-clock.ts';
import { RoomRefused } from './room-link.ts';
import type { RoomLink } from './room-link.ts';
import { createRoomPanels } from './room-panels.ts';
import type { Seeds } from './seeds.ts';
import { clocksOf, faultIn, leftWhy, owesBlind, phaseText } from './told.ts';
import './cards.css';

export type CardRoomDeps = {
  readonly texts: CardTexts;
  readonly link: RoomLink;
  readonly seeds: Seeds;
  readonly likes: Likes;
  readonly sound: Sound;
  readonly first: TableView;
  readonly newRequestId: () => string;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number;
};

const TICK_MS = 200;

/** A card table: the seats around the cloth, the own cards under the thumb, and everything to know about it. */
export const createCardRoom = async (deps: CardRoomDeps): Promise<HTMLElement> => {
  const { texts, link, seeds, likes, sound, newRequestId, clock } = deps;
  const { c } = texts;
  let table = deps.first;
  let seenAt = clock();
  let before: { readonly handId: bigint; readonly view: unknown } | null = null;
  let shownResult: bigint | null = null;

  const panels = createPanels(texts.t('close'));
  const ring = createSeatRing(texts);
  const log = createLog(c('log'));
  const note = createTurnNote();
  const polite = el('p', { class: 'heard', role: 'status' });
  const urgent = el('p', { class: 'heard', role: 'alert' });
  const phase = el('p', { class: 'table-phase' });
  const blind = el('button', {
    ...{ type: 'button', class: 'post-blind', hidden: true },
    onclick: () => void order(() => link.ask('ready', { isReady: true, postsBlind: !table.next.postsBlind })),
  });
  const trouble = el('p', { class: 'table-trouble', role: 'alert', hidden: true });
  const outcome = createOutcome(texts, () => {
    if (shownResult !== null) link.verify(shownResult);
  });

  const worth = (): Money => table.room.chip ?? table.room.unit;
  const amount = (units: number): string => texts.mark(money(worth() * BigInt(units)));
  const placeOf = (seat: number): number => table.hand?.seats[seat] ?? -1;
  const nameAt = (place: number): string =>
    place === table.yourSeat
      ? c('you')
      : (table.seats.find(({ seat }) => seat === place)?.name ??
        table.hand?.result?.seats.find(({ seat }) => seat === place)?.name ??
        c('free-seat'));

  const say = (line: string): void => {
    trouble.textContent = line;
    trouble.hidden = line === '';
  };
  const refused = (error: unknown): void => {
    if (!(error instanceof RoomRefused)) {
      console.error(error);
      say(texts.t('fault'));
      return;
    }
    const fault = faultIn(error.about);
    say(fault === undefined ? error.message : c(`fault-${fault}` as Parameters<typeof c>[0]));
    sound.play('lose');
  };
  const order = async (ask: () => Promise<{ readonly table: TableView }>): Promise<void> => {
    try {
      const { table: seen } = await ask();
      take(seen);
      say('');
    } catch (error) {
      refused(error);
    }
  };
  const act = async (action: CardAction): Promise<void> => {
    const { hand } = table;
    if (!hand) return;
    const requestId = newRequestId();
    await order(() => link.ask('act', { requestId, hand: hand.handId, action }));
  };
  const faceDeps: FaceDeps<CardAction> = {
    texts,
    sound,
    act,
    nameOf: (seat) => nameAt(placeOf(seat)),
    amount,
    spotOf: (seat) => ring.spot(placeOf(seat)),
    redraw: () => drawSeats(),
  };
  const face = await makeFace(table.room.game, faceDeps);

  const isShown = (hand: HandView | null): hand is HandView & { readonly view: object } =>
    typeof hand?.view === 'object' && hand.view !== null && hand.state !== 'RESTARTED' && hand.state !== 'CANCELLED';

  const drawSeats = (): void => {
    const { hand } = table;
    ring.show(table, (place) => {
      if (!isShown(hand)) return undefined;
      const seat = hand.seats.indexOf(place);
      return seat < 0 ? undefined : face.seat(hand.view, seat);
    });
  };
  const take = (seen: TableView): void => {
    if (seen.version < table.version) return;
    table = seen;
    seenAt = clock();
    draw();
    seeds.follow(seen);
  };
  const draw = (): void => {
    const { hand } = table;
    head.show(table);
    if (isShown(hand)) {
      const known = before?.handId === hand.handId ? before.view : null;
      face.show(hand.view);
      const lines = known === null && hand.seq > 3 ? [] : face.tell(known, hand.view);
      for (const line of lines) log.add(line);
      if (lines.length > 0) polite.textContent = lines.join('. ');
      if (known === null) sound.play('spin');
      before = { handId: hand.handId, view: hand.view };
    } else {
      before = null;
      face.rest();
    }
    drawSeats();
    showResult();
    showTurn();
    phase.textContent = phaseText(table, texts);
    blind.hidden = !owesBlind(table);
    blind.textContent = c(table.next.postsBlind ? 'wait-for-blind' : 'post-blind');
  };
  const showResult = (): void => {
    const { hand } = table;
    const result = hand?.result ?? null;
    const isEnd = result !== null && hand !== null && table.phase !== 'HAND';
    ring.results(isEnd ? new Map(result.seats.map(({ seat, net }) => [seat, net])) : null);
    if (!isEnd || hand === null) return outcome.hide();
    if (shownResult === hand.handId) return;
    shownResult = hand.handId;
    const said = outcome.show(result, table);
    log.add(said);
    polite.textContent = said;
    const own = result.seats.find(({ seat }) => seat === table.yourSeat);
    if (own) sound.play(own.net > 0n ? 'win' : 'lose');
  };

  let asked = '';
  let hurried = -1;
  const showTurn = (): void => {
    const { hand } = table;
    const clocks = clocksOf(table, seenAt);
    const now = clock();
    ring.clocks(clocks, now);
    const own = table.yourSeat === null ? undefined : clocks.get(table.yourSeat);
    const question = own && isShown(hand) ? face.asked(hand.view) : '';
    const state = own && clockState({ leftMs: own.endsAt - now, wholeMs: own.wholeMs, bankMs: own.bankMs });
    note.show(question, state?.seconds ?? null, state?.isHurry === true);
    room.toggleAttribute('data-asked', question !== '');
    if (question !== asked) {
      asked = question;
      urgent.textContent = question === '' ? '' : c('said-your-turn', { question, seconds: state?.seconds ?? 0 });
      if (question !== '') sound.play('pop');
    }
    if (state?.isHurry === true && state.seconds !== hurried && state.seconds > 0) sound.play('tick');
    hurried = state?.seconds ?? -1;
  };

  const menus = createRoomPanels({
    ...{ texts, link, seeds, likes, panels, take, order, say, refused, newRequestId, faceDeps },
    note: (line) => {
      log.add(line);
      polite.textContent = line;
    },
    table: () => table,
    room: () => room,
  });
  const head = createHead({
    texts,
    sound,
    onBack: () => link.go('lobby'),
    onFairness: menus.openFairness,
    onWords: menus.openWords,
    onMenu: menus.openMenu,
  });

  const cloth = el(
    'div',
    { class: 'cloth-box' },
    el('div', { class: 'cloth', 'aria-hidden': 'true' }),
    el('div', { class: 'cloth-middle' }, phase, blind, face.centre),
    ring.element,
    note.element,
  );
  const room: HTMLElement = el(
    'div',
    { class: 'shell card-room', 'data-game': table.room.game },
    head.element,
    cloth,
    el('div', { class: 'own' }, trouble, face.own, face.bar),
    outcome.element,
    el('aside', { class: 'card-side', 'aria-label': c('log') }, log.element),
    polite,
    urgent,
    panels.element,
  );
  document.addEventListener('keydown', (event) => {
    if (panels.isOpen() || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input') || (event.key === 'Enter' && target?.closest('button'))) return;
    if (face.key(event)) event.preventDefault();
    else if (event.key.toLowerCase() === 'm') sound.toggle();
  });

  const readAnew = (): void => {
    const { hand } = table;
    const known = hand ? { hand: hand.handId, seq: String(hand.seq) } : {};
    link.ask('read', known).then(({ table: seen }) => {
      take(seen);
      say('');
    }, refused);
  };
  link.listen((news) => {
    if ('moved' in news) take(news.moved);
    else if ('said' in news) {
      if (news.said.tableId === table.tableId && !likes.isMuted(nameAt(news.said.seat))) {
        ring.say(news.said.seat, news.said.word);
        log.add(`${nameAt(news.said.seat)}: ${c(`word-${news.said.word}`)}`);
      }
    } else if ('left' in news) say(c(`left-${leftWhy(news.left)}`));
    else if ('line' in news) {
      if (news.line === 'down') say(c('line-down'));
      else readAnew();
    } else if ('kept' in news) seeds.restore(news.kept);
  });
  room.toggleAttribute('data-four', likes.isFourColour());
  setInterval(showTurn, TICK_MS);
  draw();
  seeds.follow(table);
  return room;
};
