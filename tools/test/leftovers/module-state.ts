/** A top-level binding that can change, or a collection that starts empty: a module remembers something in it. */
const REMEMBERS = /^(?:export )?(?:let (\w+)|const (\w+)[^=\n]*= *new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\);)/gm;

/** The names under which a module remembers something from call to call; sources are formatted, so they stand at the margin. */
export const rememberedIn = (source: string): readonly string[] =>
  [...source.matchAll(REMEMBERS)].map(([, changed, collected]) => changed ?? collected ?? '');
