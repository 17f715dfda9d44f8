import { vi } from 'vitest';
import { useChat } from '../shared/store/chat-store.ts';
import { isMiniGameWanted } from '../shared/store/mini-game-store.ts';

/** What a file of component tests finds in the page and must leave as it was: all files share the page and its modules. */
export type PageState = ReadonlyMap<string, unknown>;

/** Functions tests like to replace. */
const WATCHED = { Date, Math, console, performance } as const;

/** What libraries and the test runner keep in the page for good. */
const OF_LIBRARIES = /^__|^\$|vitest|^\d+$|^Symbol|^IS_REACT_ACT_ENVIRONMENT$/i;

export const readPageState = (): PageState =>
  new Map<string, unknown>([
    ...Reflect.ownKeys(globalThis)
      .map(String)
      .filter((name) => !OF_LIBRARIES.test(name))
      .map((name) => {
        const described = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
        return [`window.${name}`, Reflect.get(described, 'get') ?? described.value] as const;
      }),
    ...Object.entries(WATCHED).flatMap(([name, object]) =>
      Object.getOwnPropertyNames(object)
        .map((key) => [`${name}.${key}`, Object.getOwnPropertyDescriptor(object, key)?.value] as const)
        .filter(([, value]) => typeof value === 'function'),
    ),
    ...[...document.body.children].map((element) => [`the element ${nameOf(element)}`, element] as const),
    ['the address', location.href],
    ['the number of style sheets that were adopted', document.adoptedStyleSheets.length],
    ['the number of rules for every element of a kind', rulesForElements()],
    ['the store of the chat', JSON.stringify(useChat.getState())],
    ['whether the small game is wanted', isMiniGameWanted()],
    ['that timers are faked', vi.isFakeTimers()],
  ]);

/** Rules in no layer, by the name of an element alone: only the style sheet of a whole page has any. */
const rulesForElements = (): number =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && /^(?:\*|[a-z]+)(?:,|$)/.test(rule.selectorText)).length;

const nameOf = ({ tagName, id, className }: Element): string =>
  `${tagName.toLowerCase()}${id === '' ? '' : `#${id}`}${className === '' ? '' : `.${className}`}`;

/** What the second state has that the first had not, lacks or has otherwise: one line for each. */
export const pageLeftovers = (before: PageState, after: PageState): readonly string[] => [
  ...[...before.keys()].filter((key) => !after.has(key)).map((key) => `${key} is gone`),
  ...[...after.keys()].filter((key) => !before.has(key)).map((key) => `${key} is new`),
  ...[...after]
    .filter(([key, value]) => before.has(key) && !Object.is(before.get(key), value))
    .map(([key]) => `${key} is another`),
];
