import { expect, test } from 'vitest';
import { isMiniGameWanted, showMiniGame } from '../shared/store/mini-game-store.ts';
import { pageLeftovers, readPageState } from './page-leftovers.ts';

test('a global, an element, a style sheet, a rule for elements, an address and a store that a file leaves behind are named', () => {
  const before = readPageState();
  const { href } = location;
  const [element, wasWanted] = [document.createElement('aside'), isMiniGameWanted()];
  const sheets = [...document.adoptedStyleSheets];

  Reflect.set(globalThis, 'forgotten', 1);
  document.body.append(element);
  document.adoptedStyleSheets = [...sheets, new CSSStyleSheet()];
  const rules = document.createElement('style');
  rules.textContent = 'html { margin: 0 } .part { margin: 0 }';
  document.head.append(rules);
  history.replaceState(null, '', '#elsewhere');
  showMiniGame(!wasWanted);
  const left = pageLeftovers(before, readPageState());
  Reflect.deleteProperty(globalThis, 'forgotten');
  element.remove();
  rules.remove();
  document.adoptedStyleSheets = sheets;
  history.replaceState(null, '', href);
  showMiniGame(wasWanted);

  expect(left.toSorted()).toEqual([
    'the address is another',
    'the element aside is new',
    'the number of rules for every element of a kind is another',
    'the number of style sheets that were adopted is another',
    'whether the small game is wanted is another',
    'window.forgotten is new',
  ]);
  expect(pageLeftovers(before, readPageState())).toEqual([]);
});
