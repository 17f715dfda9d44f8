/** Collects what is wrong with a value, each fault with the place where it is. */
export type Faults = string[];

/** Looks at a value at a place and notes its faults. */
export type Shape = (value: unknown, place: string, faults: Faults) => void;

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const whole =
  (least: number, most: number = 1_000_000_000): Shape =>
  (value, place, faults) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      faults.push(`${place} must be a whole number from ${least} to ${most}`);
  };

export const text =
  (pattern: RegExp): Shape =>
  (value, place, faults) => {
    if (typeof value !== 'string' || !pattern.test(value)) faults.push(`${place} must match ${pattern.source}`);
  };

export const oneOf =
  (...allowed: readonly unknown[]): Shape =>
  (value, place, faults) => {
    if (!allowed.includes(value)) faults.push(`${place} must be one of ${allowed.map(String).join(', ')}`);
  };

export const list =
  (item: Shape, least: number = 0): Shape =>
  (value, place, faults) => {
    if (!Array.isArray(value) || value.length < least) {
      faults.push(`${place} must be a list of at least ${least}`);
      return;
    }
    for (const [index, entry] of value.entries()) item(entry, `${place}[${index}]`, faults);
  };

export const pair =
  (first: Shape, second: Shape): Shape =>
  (value, place, faults) => {
    if (!Array.isArray(value) || value.length !== 2) {
      faults.push(`${place} must be a pair`);
      return;
    }
    first(value[0], `${place}[0]`, faults);
    second(value[1], `${place}[1]`, faults);
  };

/** Exactly these fields; those whose shape is `optional` may be missing. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape =>
  (value, place, faults) => {
    if (!isFields(value)) {
      faults.push(`${place} must be an object`);
      return;
    }
    for (const [name, shape] of Object.entries(shapes)) shape(value[name], `${place}.${name}`, faults);
    for (const [name, shape] of Object.entries(optional))
      if (value[name] !== undefined) shape(value[name], `${place}.${name}`, faults);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(shapes, name) && !Object.hasOwn(optional, name)) faults.push(`${place}.${name} is unknown`);
  };

export const record =
  (key: RegExp, item: Shape): Shape =>
  (value, place, faults) => {
    if (!isFields(value)) {
      faults.push(`${place} must be an object`);
      return;
    }
    for (const [name, entry] of Object.entries(value)) {
      if (!key.test(name)) faults.push(`${place}.${name} must match ${key.source}`);
      item(entry, `${place}.${name}`, faults);
    }
  };

/** Chooses the shape by the value of one field. */
export const variant =
  (name: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, place, faults) => {
    const kind = isFields(value) ? value[name] : undefined;
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (shape === undefined) faults.push(`${place}.${name} must be one of ${Object.keys(shapes).join(', ')}`);
    else shape(value, place, faults);
  };

/** Chooses between two shapes by whether the value has a field. */
export const having =
  (name: string, present: Shape, missing: Shape): Shape =>
  (value, place, faults) =>
    (isFields(value) && value[name] !== undefined ? present : missing)(value, place, faults);

export const nullable =
  (shape: Shape): Shape =>
  (value, place, faults) => {
    if (value !== null) shape(value, place, faults);
  };
