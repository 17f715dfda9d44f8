import { TOWERS, towerRules, towersWin } from '@fairground/engines/instant/towers';
import type { Tower, TowersRules } from '@fairground/engines/instant/towers';
import { toNumber } from '@fairground/engines/maths/fraction';
import type { Round } from '@fairground/contract/studio/round';
import type { Shown } from '@fairground/contract/studio/game';
import { el, prefersStillness, wait } from '../../shell/dom.ts';
import type { Game, MakeGame } from '../../shell/game.ts';
import { buttonRow } from '../choices.ts';
import './towers.css';

type ShownTower = Extract<Shown, { kind: 'towers' }>;
type DoorState = 'closed' | 'safe' | 'trap' | 'hit' | 'passed';

/** A pagoda that is climbed floor by floor: behind one door the stairs, behind another a trap. */
export const makeGame: MakeGame = (host): Promise<Game> => {
  const { phase, sound, step, announce } = host;
  const { t, number } = host.texts;
  const rules = host.definition.rules as TowersRules;
  let tower: Tower = 'medium';
  let climbed = 0;
  let doors: readonly (readonly HTMLButtonElement[])[] = [];

  const plan = () => towerRules(rules, tower);
  const times = (floors: number): string => number(toNumber(towersWin(plan(), floors)));
  const next = el('p', { class: 'towers-next' });
  const view = el('div', { class: 'tower-view' });

  const press = (door: number): void => {
    if (phase.get() === 'open') step({ kind: 'climb', door });
  };
  /** The floors of the chosen tower, the ground at the bottom. */
  const build = (): void => {
    const { floors, doors: count } = plan();
    doors = Array.from({ length: floors }, (_, floor) =>
      Array.from({ length: count }, (_each, door) =>
        el('button', { type: 'button', class: 'tower-door', onclick: () => climbed === floor && press(door) }),
      ),
    );
    const rows = doors.map((row, floor) => {
      const line = el(
        'div',
        { class: 'tower-floor' },
        el('b', { class: 'tower-times' }, `${times(floor + 1)}×`),
        el('div', { class: 'tower-doors' }, ...row),
      );
      line.style.setProperty('--floor', String(floor));
      return line;
    });
    view.replaceChildren(el('i', { class: 'tower-top' }), ...rows.toReversed(), el('i', { class: 'tower-ground' }));
  };

  const stateOf = (shown: ShownTower | undefined, floor: number, door: number): DoorState => {
    const taken = shown?.climbed[floor];
    const isTrap = shown?.traps?.[floor]?.includes(door) === true;
    if (taken === door) return isTrap ? 'hit' : 'safe';
    if (isTrap) return 'trap';
    return shown?.traps || taken !== undefined ? 'passed' : 'closed';
  };
  const WORDS = {
    closed: 'towers-closed',
    passed: 'towers-closed',
    safe: 'towers-safe',
    trap: 'towers-trap',
    hit: 'towers-trap',
  } as const;
  const paint = (shown: ShownTower | undefined): void => {
    const isOpen = shown?.state === 'open';
    const hadFocus = view.contains(document.activeElement);
    const focused = doors[climbed]?.findIndex((door) => door === document.activeElement) ?? -1;
    climbed = shown?.state === 'lost' ? shown.climbed.length - 1 : (shown?.climbed.length ?? 0);
    for (const [floor, row] of doors.entries()) {
      const line = row[0]?.closest<HTMLElement>('.tower-floor');
      if (line) line.dataset['next'] = String(isOpen && floor === climbed);
      for (const [door, button] of row.entries()) {
        const state = stateOf(shown, floor, door);
        button.dataset['state'] = state;
        button.disabled = !(isOpen && floor === climbed);
        button.setAttribute(
          'aria-label',
          t('towers-door', { floor: floor + 1, door: door + 1, state: t(WORDS[state]) }),
        );
      }
    }
    if (hadFocus && isOpen) doors[climbed]?.[Math.max(0, focused)]?.focus({ preventScroll: true });
    const isTop = climbed >= rules.floors;
    next.textContent = isTop || shown?.state === 'lost' ? '' : t('towers-next', { times: times(climbed + 1) });
    follow();
  };
  /** Keeps the floor that comes next in sight, with those above it. */
  const follow = (): void => {
    const line = doors[Math.min(climbed, rules.floors - 1)]?.[0]?.closest<HTMLElement>('.tower-floor');
    if (!line) return;
    const top = line.offsetTop - view.clientHeight * 0.6;
    view.scrollTo({ top, behavior: prefersStillness() ? 'auto' : 'smooth' });
  };
  new ResizeObserver(follow).observe(view);

  const choose = (chosen: Tower): void => {
    tower = chosen;
    build();
    paint(undefined);
  };
  const towers = buttonRow<Tower>(
    t('tower-choose'),
    TOWERS.map((each) => [each, t(`tower-${each}`)] as const),
    tower,
    choose,
  );
  phase.show((now) => {
    towers.setLocked(now !== 'ready');
    view.dataset['phase'] = now;
  });
  choose(tower);

  const rest = (round: Round | null): void => {
    const shown = round?.shown?.kind === 'towers' ? round.shown : undefined;
    if (round?.choice.kind === 'towers' && round.choice.tower !== tower) {
      towers.choose(round.choice.tower);
      choose(round.choice.tower);
    }
    paint(shown);
  };

  return Promise.resolve({
    stage: el('div', { class: 'towers' }, view, next),
    controls: el('div', { class: 'controls' }, towers.element),
    choice: () => ({ kind: 'towers', tower }),
    costOf: (bet) => bet,
    begin: () => undefined,
    abort: () => undefined,
    rest: (round) => rest(round?.state === 'OPEN' ? round : null),
    show: async (round) => {
      const before = climbed;
      rest(round);
      const state = round.shown?.kind === 'towers' ? round.shown.state : 'open';
      if (state === 'lost') sound.play('lose');
      else if (climbed > before) {
        sound.play('pop');
        announce(t('towers-climbed', { floor: climbed, times: times(climbed) }));
      } else if (state === 'open') doors[0]?.[0]?.focus({ preventScroll: true });
      if (state !== 'open') await wait(prefersStillness() ? 0 : 450);
    },
    onKey: (event) => {
      const row = doors[climbed] ?? [];
      if (phase.get() !== 'open') return false;
      if (/^[1-9]$/.test(event.key) && Number(event.key) <= row.length) {
        press(Number(event.key) - 1);
        return true;
      }
      const at = row.findIndex((door) => door === event.target);
      const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (at < 0 || move === undefined) return false;
      row[at + move]?.focus();
      return true;
    },
    pays: () => {
      const { doors: count, traps, floors } = plan();
      return [
        el('p', {}, t('towers-rule')),
        el('p', {}, `${t(`tower-${tower}`)}: ${t('tower-plan', { doors: count, traps })}`),
        el(
          'ul',
          { class: 'pay-list' },
          ...Array.from({ length: floors }, (_, floor) =>
            el('li', {}, t('towers-step', { floor: floor + 1, times: times(floor + 1) })),
          ),
        ),
        el('p', {}, t('towers-keys')),
      ];
    },
  });
};
