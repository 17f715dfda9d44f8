import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownGlyph } from './own-glyphs.ts';
import type { Glyph } from './own-glyphs.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> };

const require = createRequire(import.meta.url);
const readSet = (file: string): IconSet => JSON.parse(readFileSync(file, 'utf8')) as IconSet;

let sets: { readonly emblems: IconSet; readonly others: IconSet } | undefined;

/** Glyphs whose name begins with this come from the second set: what the first has no drawing of. */
const SECOND_SET = 'e-';

/** Glyphs whose name begins with this are drawn here: what neither set has. */
const OWN = 'own-';

/** Reads a glyph from the sets; both are large and only the art commands need them. */
export const glyphOf = (name: string): Glyph => {
  if (name.startsWith(OWN)) return ownGlyph(name.slice(OWN.length));
  sets ??= {
    emblems: readSet(require.resolve('@iconify-json/game-icons/icons.json')),
    others: readSet(require.resolve('@iconify-json/fluent-emoji-high-contrast/icons.json')),
  };
  const isSecond = name.startsWith(SECOND_SET);
  const icon = isSecond ? sets.others.icons[name.slice(SECOND_SET.length)] : sets.emblems.icons[name];
  if (!icon) throw new RangeError(`No glyph is called ${name}.`);
  const shapes = [...icon.body.matchAll(/<(path|circle|rect|ellipse)\b([^>]*)>/g)];
  if (shapes.some(([, kind, rest = '']) => kind !== 'path' || rest.includes('transform')))
    throw new RangeError(`The glyph ${name} is not made of paths alone.`);
  const drawn = shapes.filter(([, , rest = '']) => !/fill="#fff"/.test(rest) || !isClip(icon.body, rest));
  return {
    box: isSecond ? 32 : 512,
    path: drawn.map(([, , rest = '']) => / d="([^"]+)"/.exec(rest)?.[1] ?? '').join(''),
  };
};

/** A white path within a clip only says where may be drawn. */
const isClip = (body: string, attributes: string): boolean =>
  body.slice(0, body.indexOf(attributes)).lastIndexOf('<clipPath') >
  body.slice(0, body.indexOf(attributes)).lastIndexOf('</clipPath');
