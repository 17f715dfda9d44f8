/** A top-level binding that can change, a collection or a list that starts empty, or a store: a module remembers something in it. */
const REMEMBERS =
  /^(?:export )?(?:let (\w+)|const (\w+)\b(?!: readonly ).*?= *(?:new (?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\);|\[\];|create(?:\w*Store|DeviceChoice)?(?:<.*>)?\())/gm;

/** The names under which a module remembers something from call to call; sources are formatted, so they stand at the margin. */
export const rememberedIn = (source: string): readonly string[] =>
  [...source.matchAll(REMEMBERS)].map(([, changed, collected]) => changed ?? collected ?? '');
