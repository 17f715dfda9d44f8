const MECHANICS = {
  classic: 'lines',
  lines: 'lines',
  ways: 'ways',
  tumble: null,
  heights: 'reels',
  hold: 'lines',
  wheel: 'lines',
  expanding: 'lines',
  sticky: 'lines',
  walking: 'lines',
  cluster: null,
  rising: 'reels',
  rain: null,
  pick: 'lines',
} as const satisfies Record<string, 'lines' | 'ways' | 'reels' | null>;

/** What makes a game of a model special. */
export type Mechanic = keyof typeof MECHANICS;

const TEMPERS = ['flat', 'even', 'sharp', 'steep', 'free', 'double', 'triple', 'many', 'dear', 'bell', 'pool'] as const;

/** How its wins are spread, or what it adds to them. */
export type Temper = (typeof TEMPERS)[number];

/** What the id of a model of slot mathematics says, such as `ways-1024-flat`. */
export type ModelParts = {
  readonly mechanic: Mechanic;
  /** Reels and rows, as `5×3`. */
  readonly grid: string | undefined;
  readonly count: { readonly of: 'lines' | 'ways' | 'reels'; readonly number: number } | undefined;
  readonly temper: Temper | undefined;
};

const GRID = /^(\d)x(\d)$/;
const COUNT = /^\d{1,6}$/;

/** Reads the id of a model; nothing for one whose words are not known, which is then not shown to players. */
export const readModel = (modelId: string): ModelParts | undefined => {
  const [first = '', ...rest] = modelId.split('-');
  if (!isMechanic(first)) return undefined;
  const grid = rest.find((word) => GRID.test(word));
  const number = rest.find((word) => COUNT.test(word));
  const of = rest.includes('ways') ? 'ways' : MECHANICS[first];
  const temper = TEMPERS.find((word) => word === rest.at(-1));
  return {
    mechanic: first,
    grid: grid?.replace('x', '×'),
    count: number === undefined || of === null ? undefined : { of, number: Number(number) },
    temper,
  };
};

const isMechanic = (word: string): word is Mechanic => Object.hasOwn(MECHANICS, word);
