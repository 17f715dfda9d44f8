import { expect, test } from 'vitest';
import { useMiniGame } from '../shared/store/mini-game-store.ts';
import { pageLeftovers, readPageState } from './page-leftovers.ts';

test('a global, an element, a style sheet, an address and a store that a file leaves behind are named', () => {
  const before = readPageState();
  const { href } = location;
  const [element, store] = [document.createElement('aside'), useMiniGame.getState()];
  const sheets = [...document.adoptedStyleSheets];

  Reflect.set(globalThis, 'forgotten', 1);
  document.body.append(element);
  document.adoptedStyleSheets = [...sheets, new CSSStyleSheet()];
  history.replaceState(null, '', '#elsewhere');
  useMiniGame.setState({ isWanted: !store.isWanted });
  const left = pageLeftovers(before, readPageState());
  Reflect.deleteProperty(globalThis, 'forgotten');
  element.remove();
  document.adoptedStyleSheets = sheets;
  history.replaceState(null, '', href);
  useMiniGame.setState(store, true);

  expect(left.toSorted()).toEqual([
    'the address is another',
    'the element aside is new',
    'the number of style sheets that were adopted is another',
    'the store of the small game is another',
    'window.forgotten is new',
  ]);
  expect(pageLeftovers(before, readPageState())).toEqual([]);
});
