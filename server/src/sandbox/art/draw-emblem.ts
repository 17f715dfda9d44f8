import { METALS, SETTINGS } from '@fairground/contract/catalog/look';
import type { MetalName, Tone } from '@fairground/contract/catalog/look';
import type { EmblemStyle } from '../catalogue/tile-recipe.ts';
import { colourOf } from '../../platform/srgb.ts';
import type { Glyph } from './glyphs.ts';

const paint = ([lightness, chroma, hue]: Tone, alpha = 1): string => colourOf(lightness, chroma, hue, alpha);

/** The light of all emblems of a tile comes from the upper left. */
export const emblemDefs = (metal: MetalName): string => {
  const { light, body, deep } = METALS[metal];
  return `<linearGradient id="rim" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${paint(light)}"/><stop offset="0.4" stop-color="${paint(body)}"/><stop offset="0.75" stop-color="${paint(deep)}"/><stop offset="1" stop-color="${paint(body)}"/></linearGradient>
<linearGradient id="ore" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${paint(light)}"/><stop offset="0.5" stop-color="${paint(body)}"/><stop offset="1" stop-color="${paint(mixed(body, deep))}"/></linearGradient>
<filter id="relief" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="1.1" result="height"/><feSpecularLighting in="height" surfaceScale="3.2" specularConstant="0.85" specularExponent="16" lighting-color="#ffffff" result="shine"><feDistantLight azimuth="225" elevation="40"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="inside"/><feComposite in="SourceGraphic" in2="inside" operator="arithmetic" k1="0" k2="1" k3="0.55" k4="0"/></filter>`;
};

const mixed = (one: Tone, other: Tone): Tone => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
];

/** A glyph of metal set into an enamelled shape. */
export const setEmblem = (glyph: Glyph, { metal, setting }: EmblemStyle, hue: number, place: number): string => {
  const id = `enamel${place}`;
  const size = setting === 'heart' || setting === 'shield' ? 56 : 62;
  const outline = SETTINGS[setting];
  const { light, deep } = METALS[metal];
  return `<radialGradient id="${id}" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="${colourOf(0.58, 0.18, hue)}"/><stop offset="0.6" stop-color="${colourOf(0.37, 0.15, hue)}"/><stop offset="1" stop-color="${colourOf(0.22, 0.1, hue)}"/></radialGradient><path d="${outline}" fill="url(#rim)"/><path d="${outline}" fill="none" stroke="${paint(deep, 0.9)}" stroke-width="1"/><path d="${outline}" transform="${within(0.86)}" fill="${paint(deep)}"/><path d="${outline}" transform="${within(0.83)}" fill="url(#${id})"/><path d="${outline}" transform="${within(0.83)}" fill="none" stroke="${paint(light, 0.35)}" stroke-width="0.8"/>${raised(glyph, size, setting === 'heart' ? 46 : 50, place === 0 ? 'relief' : 'flat')}`;
};

/** A glyph that stands by itself: a dark edge, then the metal. */
export const freeEmblem = (glyph: Glyph, metal: MetalName): string => {
  const { deep } = METALS[metal];
  const [scale, shift] = [92 / glyph.box, 4];
  const edge = colourOf(Math.min(0.24, deep[0]), deep[1] * 0.7, deep[2]);
  return `<g transform="translate(${shift} ${shift}) scale(${scale})"><path d="${glyph.path}" fill="${edge}" stroke="${edge}" stroke-width="${5.2 / scale}" stroke-linejoin="round"/></g><g filter="url(#relief)"><g transform="translate(${shift} ${shift}) scale(${scale})"><path d="${glyph.path}" fill="url(#ore)"/></g></g>`;
};

/** Small emblems have no room for a relief that is seen. */
const raised = ({ box, path }: Glyph, size: number, middle: number, work: 'relief' | 'flat'): string => {
  const at = (dx: number, dy: number, fill: string): string =>
    `<path transform="translate(${50 - size / 2 + dx} ${middle - size / 2 + dy}) scale(${size / box})" d="${path}" fill="${fill}"/>`;
  const ore = at(0, 0, 'url(#ore)');
  return `${at(1.3, 2, 'rgba(0,0,0,0.55)')}${work === 'flat' ? ore : `<g filter="url(#relief)">${ore}</g>`}`;
};

const within = (scale: number): string => `translate(${50 - 50 * scale} ${50 - 50 * scale}) scale(${scale})`;
