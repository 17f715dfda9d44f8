import { ROW_NAMES } from '@fairground/engines/cards/mau-binh/rows';
import type { RowName } from '@fairground/engines/cards/mau-binh/rows';
import type { Card } from '@fairground/engines/tables/card';
import { el } from '../../../shell/dom.ts';
import { cardFace } from '../art/card-face.ts';
import type { CardTexts } from '../card-texts.ts';
import { neighbourOf, PLACES, rowOf, stateOf, swapped } from '../model/arrangement.ts';
import type { Arrangement } from '../model/arrangement.ts';
import { cardName } from '../names.ts';
import { dealIn } from './flight.ts';

export type RowBoard = {
  readonly element: HTMLElement;
  readonly show: (cards: Arrangement) => void;
  readonly cards: () => Arrangement;
  /** Laid down: nothing moves any more. */
  readonly fix: (isFixed: boolean) => void;
};

const SLACK = 7;

/**
 * Three rows to arrange thirteen cards in. Two cards change places: by dragging one onto the other, by pressing one and
 * then the other, or with arrows and Space. What lies in a row is written beside it at once.
 */
export const createRowBoard = (texts: CardTexts, onChange: () => void): RowBoard => {
  const { c } = texts;
  let cards: Arrangement = [];
  let picked: number | undefined;
  let at = 0;
  let isFixed = false;
  const cells = Array.from({ length: PLACES }, (_, place) =>
    el('div', { class: 'row-card', role: 'option', 'data-place': String(place) }),
  );
  const labels = new Map(ROW_NAMES.map((row) => [row, el('span', { class: 'row-is' })]));
  const rowElement = (row: RowName): HTMLElement =>
    el(
      'div',
      { class: 'row', 'data-row': row, role: 'group', 'aria-label': c(`row-${row}`) },
      el('p', { class: 'row-name' }, el('b', {}, c(`row-${row}`)), labels.get(row)),
      el('div', { class: 'row-cards' }, ...cells.filter((_, place) => rowOf(place) === row)),
    );
  const warning = el('p', { class: 'row-warning', role: 'status' });
  const element = el(
    'div',
    { class: 'row-board', role: 'listbox', 'aria-label': c('rows') },
    ...ROW_NAMES.map(rowElement),
    warning,
  );

  const draw = (): void => {
    const isFull = cards.length === PLACES;
    const state = isFull ? stateOf(cards) : undefined;
    element.toggleAttribute('data-broken', state?.isBroken === true);
    element.toggleAttribute('data-fixed', isFixed);
    const said = state?.isBroken === true ? c('rows-broken') : '';
    if (warning.textContent !== said) warning.textContent = said;
    for (const { row, category } of state?.rows ?? []) {
      const label = labels.get(row);
      if (label) label.textContent = c(`category-${category}`);
    }
    for (const [place, cell] of cells.entries()) {
      const card = cards[place];
      cell.tabIndex = place === at ? 0 : -1;
      cell.setAttribute('aria-selected', String(place === picked));
      cell.toggleAttribute('data-picked', place === picked);
      if (card === undefined) {
        cell.replaceChildren();
        continue;
      }
      if (cell.dataset['card'] !== String(card)) {
        cell.dataset['card'] = String(card);
        cell.replaceChildren(cardFace(card));
      }
      const row = c(`row-${rowOf(place)}`);
      cell.setAttribute('aria-label', c('card-in-row', { card: cardName(card, texts), row }));
    }
  };
  const exchange = (one: number, other: number): void => {
    picked = undefined;
    at = other;
    if (one !== other) cards = swapped(cards, one, other);
    draw();
    if (one !== other) onChange();
  };
  const pick = (place: number): void => {
    if (isFixed || cards[place] === undefined) return;
    at = place;
    if (picked !== undefined) return exchange(picked, place);
    picked = place;
    draw();
  };

  let drag: { readonly place: number; readonly x: number; readonly y: number; isMoving: boolean } | undefined;
  const placeUnder = (x: number, y: number): number | undefined => {
    const cell = cells.find((each) => {
      const box = each.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && each !== cells[drag?.place ?? -1];
    });
    return cell && Number(cell.dataset['place']);
  };
  const drop = (): void => {
    const cell = cells[drag?.place ?? -1];
    if (cell) {
      cell.style.translate = '';
      cell.removeAttribute('data-carried');
    }
    drag = undefined;
  };
  element.addEventListener('pointerdown', (event) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.row-card') : null;
    if (!cell || isFixed || event.button > 0) return;
    drag = { place: Number(cell.dataset['place']), x: event.clientX, y: event.clientY, isMoving: false };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', (event) => {
    const cell = cells[drag?.place ?? -1];
    if (!drag || !cell) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.isMoving && Math.hypot(dx, dy) < SLACK) return;
    drag.isMoving = true;
    cell.toggleAttribute('data-carried', true);
    cell.style.translate = `${dx}px ${dy}px`;
  });
  element.addEventListener('pointerup', (event) => {
    const done = drag;
    const under = placeUnder(event.clientX, event.clientY);
    drop();
    if (!done) return;
    if (!done.isMoving) pick(done.place);
    else if (under !== undefined) exchange(done.place, under);
  });
  element.addEventListener('pointercancel', drop);
  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.startsWith('Arrow')) {
      at = neighbourOf(at, event.key);
      draw();
      cells[at]?.focus();
    } else if (event.key === ' ') pick(at);
    else if (event.key === 'Escape' && picked !== undefined) {
      picked = undefined;
      draw();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element,
    cards: () => cards,
    fix: (fixed) => {
      isFixed = fixed;
      picked = undefined;
      draw();
    },
    show: (next) => {
      const isDealt = next.length === PLACES && next.some((card: Card) => !cards.includes(card));
      cards = next;
      picked = undefined;
      draw();
      if (isDealt) for (const [place, cell] of cells.entries()) dealIn(cell, place);
    },
  };
};
