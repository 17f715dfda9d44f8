import { Container, MeshPlane, Sprite } from 'pixi.js';
import type { RoomFish } from '@fairground/engines/fish/aim';
import { placeAt } from '@fairground/engines/fish/path';
import type { Place } from '@fairground/engines/fish/path';
import { colour, pixelOf } from '../../art/paint.ts';
import { FISH_PICTURE } from './paint-shapes.ts';
import type { Pictures } from './pictures.ts';
import { speciesOf } from './species.ts';
import type { Species } from './species.ts';
import type { View } from './view.ts';

const COLUMNS = 9;
const ROWS = 3;

/** A fish as it is drawn: where it is, how large, and what was done to it lately. */
export type Swimmer = {
  readonly fish: RoomFish;
  readonly species: Species;
  readonly box: Container;
  readonly place: () => Place;
  /** Half of what a shot must come near to. */
  readonly radius: () => number;
  /** It was hit and shivers. */
  readonly flinch: (nowMs: number) => void;
};

export type Shoal = {
  readonly layer: Container;
  /** Draws the visible fish; returns the new ones. */
  readonly show: (fish: readonly RoomFish[], nowMs: number, view: View) => readonly Swimmer[];
  readonly find: (fish: number) => Swimmer | undefined;
  readonly all: () => Iterable<Swimmer>;
  /** Takes a fish out of the shoal and hands over its picture, to be shown as caught. */
  readonly release: (fish: number) => Swimmer | undefined;
};

const FLINCH_MS = 220;

export const createShoal = (pictures: Pictures): Shoal => {
  const layer = new Container({ sortableChildren: true });
  const swimmers = new Map<number, Swimmer & { readonly move: (nowMs: number, view: View) => void }>();

  const create = (fish: RoomFish): Swimmer & { readonly move: (nowMs: number, view: View) => void } => {
    const species = speciesOf(fish.kind);
    const box = new Container();
    const mesh = new MeshPlane({ texture: pictures.fish(fish.kind), verticesX: COLUMNS, verticesY: ROWS });
    mesh.pivot.set(FISH_PICTURE / 2, FISH_PICTURE / 2);
    const shadow = new Sprite({ texture: pictures.light, anchor: 0.5, tint: 0x04_10_30, alpha: 0.3 });
    shadow.setSize(230, 90);
    shadow.position.set(18, 96);
    const light =
      species.light === undefined
        ? undefined
        : new Sprite({ texture: pictures.light, anchor: 0.5, blendMode: 'add', alpha: 0.55 });
    if (light) {
      light.tint = pixelOf(colour(0.8, 0.16, species.light ?? 0));
      light.setSize(380);
      box.addChild(light);
    }
    box.addChild(shadow, mesh);
    box.zIndex = species.size;
    layer.addChild(box);
    let at: Place = { x: -999, y: -999 };
    let [unit, flinchedAt] = [1, -1_000];

    const move = (nowMs: number, view: View): void => {
      at = view.toScreen(placeAt(fish, nowMs));
      const next = view.toScreen(placeAt(fish, nowMs + 120));
      unit = view.unit;
      const goesLeft = next.x < at.x;
      const size = (species.size / FISH_PICTURE) * unit;
      box.position.set(at.x, at.y);
      box.scale.set(goesLeft ? size : -size, size);
      const slope = Math.atan2(next.y - at.y, Math.abs(next.x - at.x) + 0.001);
      box.rotation = (goesLeft ? -1 : 1) * Math.max(-0.5, Math.min(0.5, slope)) * 0.8;
      swim(mesh, species, nowMs + fish.fish * 373);
      const since = nowMs - flinchedAt;
      mesh.tint = since < FLINCH_MS ? 0xff_b0_a0 : 0xff_ff_ff;
      if (since < FLINCH_MS) box.x += Math.sin(since / 12) * 4;
      if (light) light.alpha = 0.42 + 0.16 * Math.sin(nowMs / 400 + fish.fish);
    };
    return {
      fish,
      species,
      box,
      move,
      place: () => at,
      radius: () => species.size * unit * 0.4,
      flinch: (nowMs) => {
        flinchedAt = nowMs;
      },
    };
  };

  return {
    layer,
    find: (fish) => swimmers.get(fish),
    all: () => swimmers.values(),
    release: (fish) => {
      const found = swimmers.get(fish);
      swimmers.delete(fish);
      return found;
    },
    show: (fish, nowMs, view) => {
      const there = new Set(fish.map((each) => each.fish));
      for (const [number, swimmer] of swimmers)
        if (!there.has(number)) {
          swimmer.box.destroy({ children: true });
          swimmers.delete(number);
        }
      const fresh = fish.filter((each) => !swimmers.has(each.fish)).map(create);
      for (const each of fresh) swimmers.set(each.fish.fish, each);
      for (const each of swimmers.values()) each.move(nowMs, view);
      return fresh;
    },
  };
};

/** A wave runs through the body towards the tail; what has no tail breathes. */
const swim = (mesh: MeshPlane, { swim: way, beatMs }: Species, nowMs: number): void => {
  const beat = (nowMs / beatMs) * Math.PI * 2;
  if (way === 'pulse') {
    const breath = Math.sin(beat / 2) * 0.06;
    mesh.scale.set(1 + breath, 1 - breath);
    mesh.rotation = Math.sin(beat / 4) * 0.07;
    return;
  }
  const buffer = mesh.geometry.getBuffer('aPosition');
  const data = buffer.data as Float32Array;
  const reach = way === 'wave' ? 17 : 7;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const part = column / (COLUMNS - 1);
      const index = (row * COLUMNS + column) * 2;
      data[index] = part * FISH_PICTURE - Math.abs(Math.sin(beat)) * 4 * part;
      data[index + 1] = (row / (ROWS - 1)) * FISH_PICTURE + Math.sin(beat - part * 3.2) * reach * part * part;
    }
  buffer.update();
};
