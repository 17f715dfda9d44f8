import { Container, Graphics, MeshPlane, Sprite, Texture, TilingSprite } from 'pixi.js';
import { colour, glow, newCanvas, scattered } from '../../art/paint.ts';
import type { Brush } from '../../art/paint.ts';
import { prefersStillness } from '../../shell/dom.ts';
import type { Pictures } from './pictures.ts';

/** The water: what lies behind the fish, and what grows before them. */
export type Scene = {
  readonly back: Container;
  readonly front: Container;
  readonly resize: (width: number, height: number) => void;
  readonly move: (nowMs: number) => void;
};

const HUE = 222;
const RAYS = 7;
const BUBBLES = 34;
const PLANTS = 9;

export const createScene = (pictures: Pictures): Scene => {
  const [back, front] = [new Container(), new Container()];
  const ground = new Sprite();
  const rays = Array.from({ length: RAYS }, () => new Sprite({ anchor: { x: 0.5, y: 0 }, blendMode: 'add', alpha: 0 }));
  const ripples = new TilingSprite({ width: 10, height: 10, alpha: 0.085, blendMode: 'add' });
  const bubbles = Array.from({ length: BUBBLES }, () => new Sprite({ texture: pictures.bubble, anchor: 0.5 }));
  const plants: MeshPlane[] = [];
  const shade = new Graphics();
  const ray = rayTexture();
  for (const each of rays) each.texture = ray;
  ripples.texture = rippleTexture();
  back.addChild(ground, ripples, ...rays, ...bubbles.slice(0, BUBBLES / 2));
  front.addChild(...bubbles.slice(BUBBLES / 2), shade);
  let [width, height] = [1, 1];
  const chance = scattered(7);
  const drift = bubbles.map(() => ({
    x: chance(),
    phase: chance(),
    speed: 0.3 + chance(),
    size: 0.1 + chance() ** 3 * 0.5,
  }));

  const grow = (): void => {
    for (const plant of plants.splice(0)) plant.destroy({ texture: true });
    const dice = scattered(23);
    for (let place = 0; place < PLANTS; place += 1) {
      const tall = height * (0.14 + dice() * 0.2);
      const plant = new MeshPlane({ texture: plantTexture(dice, place), verticesX: 2, verticesY: 9 });
      plant.scale.set(tall / 256);
      const side = place % 2 === 0 ? dice() * 0.24 : 0.76 + dice() * 0.24;
      plant.position.set(width * side - 40, height - tall + 10);
      plants.push(plant);
      front.addChildAt(plant, 0);
    }
  };

  const sway = (plant: MeshPlane, place: number, nowMs: number): void => {
    const buffer = plant.geometry.getBuffer('aPosition');
    const data = buffer.data as Float32Array;
    for (let row = 0; row < 9; row += 1) {
      const up = 1 - row / 8;
      const shift = Math.sin(nowMs / 1_400 + place * 1.7 + row * 0.45) * 26 * up * up;
      data[row * 4] = shift;
      data[row * 4 + 2] = 128 + shift;
    }
    buffer.update();
  };

  return {
    back,
    front,
    resize: (wide, high) => {
      [width, height] = [wide, high];
      const { canvas, brush } = newCanvas(Math.max(2, Math.round(wide)), Math.max(2, Math.round(high)));
      paintDeep(brush, canvas.width, canvas.height);
      const old = ground.texture;
      ground.texture = Texture.from(canvas);
      if (old !== Texture.EMPTY) old.destroy(true);
      ripples.setSize(wide, high);
      for (const [index, each] of rays.entries()) {
        each.position.set((wide * (index + 0.5)) / RAYS, -20);
        each.height = high * (0.75 + (index % 3) * 0.16);
        each.width = wide * (0.1 + (index % 2) * 0.07);
      }
      grow();
    },
    move: (nowMs) => {
      const still = prefersStillness();
      const time = still ? 0 : nowMs;
      for (const [index, each] of rays.entries()) {
        each.rotation = -0.25 + 0.5 * (index / RAYS) + 0.06 * Math.sin(time / 3_100 + index * 2.1);
        each.alpha = 0.1 + 0.09 * Math.sin(time / 2_300 + index * 1.7);
      }
      ripples.tilePosition.set(time / 60, time / 95);
      for (const [index, bubble] of bubbles.entries()) {
        const { x, phase, speed, size } = drift[index] ?? { x: 0, phase: 0, speed: 1, size: 0.2 };
        const way = (phase + (time / 16_000) * speed) % 1;
        bubble.position.set(width * x + Math.sin(time / 900 + index) * 10, height * (1.05 - 1.15 * way));
        bubble.scale.set(size * (0.5 + 0.5 * way));
        bubble.alpha = 0.75 * Math.sin(way * Math.PI);
      }
      if (!still) for (const [place, plant] of plants.entries()) sway(plant, place, nowMs);
    },
  };
};

const paintDeep = (brush: Brush, width: number, height: number): void => {
  const water = brush.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, colour(0.72, 0.12, HUE - 18));
  water.addColorStop(0.25, colour(0.56, 0.14, HUE));
  water.addColorStop(0.7, colour(0.34, 0.12, HUE + 14));
  water.addColorStop(1, colour(0.2, 0.09, HUE + 28));
  brush.fillStyle = water;
  brush.fillRect(0, 0, width, height);
  glow(brush, width * 0.5, -height * 0.1, Math.max(width, height) * 0.7, (alpha) =>
    colour(0.93, 0.08, HUE - 30, 0.6 * alpha),
  );
  const chance = scattered(11);
  // Rocks from far to near, each layer darker and sharper than the one behind it.
  for (let layer = 0; layer < 4; layer += 1) {
    const base = height * (0.66 + layer * 0.085);
    const [first, second] = [chance() * 6, chance() * 6];
    brush.beginPath();
    brush.moveTo(0, height);
    for (let x = 0; x <= width + 6; x += 6) {
      const part = x / width;
      const valley = (Math.abs(part - 0.5) * 2) ** 1.6;
      const ridge =
        Math.sin(part * 7 + first) * 0.35 + Math.sin(part * 17 + second) * 0.16 + Math.sin(part * 41) * 0.05;
      brush.lineTo(x, base - valley * height * (0.3 - layer * 0.05) - ridge * height * 0.07);
    }
    brush.lineTo(width, height);
    brush.closePath();
    const rock = brush.createLinearGradient(0, base - height * 0.3, 0, height);
    rock.addColorStop(0, colour(0.52 - layer * 0.085, 0.1, HUE + 8 + layer * 10));
    rock.addColorStop(1, colour(0.3 - layer * 0.045, 0.08, HUE + 26 + layer * 8));
    brush.fillStyle = rock;
    brush.fill();
  }
  const sand = brush.createLinearGradient(0, height * 0.9, 0, height);
  sand.addColorStop(0, colour(0.5, 0.07, 85, 0));
  sand.addColorStop(1, colour(0.55, 0.08, 80, 0.5));
  brush.fillStyle = sand;
  brush.fillRect(0, height * 0.88, width, height * 0.12);
  for (let lamp = 0; lamp < 26; lamp += 1)
    glow(brush, chance() * width, height * (0.72 + chance() * 0.28), height * (0.008 + chance() * 0.02), (alpha) =>
      colour(0.82, 0.15, [160, 200, 330, 60][lamp % 4] ?? 160, 0.5 * alpha),
    );
  const edge = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    Math.min(width, height) * 0.4,
    width / 2,
    height * 0.5,
    Math.max(width, height) * 0.75,
  );
  edge.addColorStop(0, 'rgb(0 8 30 / 0%)');
  edge.addColorStop(1, 'rgb(0 8 30 / 52%)');
  brush.fillStyle = edge;
  brush.fillRect(0, 0, width, height);
};

const rayTexture = (): Texture => {
  const { canvas, brush } = newCanvas(64, 256);
  const across = brush.createLinearGradient(0, 0, 64, 0);
  across.addColorStop(0, 'rgb(200 240 255 / 0%)');
  across.addColorStop(0.5, 'rgb(215 245 255 / 80%)');
  across.addColorStop(1, 'rgb(200 240 255 / 0%)');
  brush.fillStyle = across;
  brush.fillRect(0, 0, 64, 256);
  brush.globalCompositeOperation = 'destination-in';
  const down = brush.createLinearGradient(0, 0, 0, 256);
  down.addColorStop(0, 'rgb(0 0 0 / 90%)');
  down.addColorStop(1, 'rgb(0 0 0 / 0%)');
  brush.fillStyle = down;
  brush.fillRect(0, 0, 64, 256);
  return Texture.from(canvas);
};

/** The net of light that waves throw, made so that its edges meet. */
const rippleTexture = (): Texture => {
  const { canvas, brush } = newCanvas(256, 256);
  brush.strokeStyle = 'rgb(190 240 255 / 26%)';
  brush.lineWidth = 2.5;
  const chance = scattered(5);
  for (let cell = 0; cell < 16; cell += 1) {
    const [x, y, size] = [chance() * 256, chance() * 256, 22 + chance() * 40];
    for (const shiftX of [-256, 0, 256])
      for (const shiftY of [-256, 0, 256]) {
        brush.beginPath();
        brush.ellipse(x + shiftX, y + shiftY, size, size * 0.62, chance(), 0, Math.PI * 2);
        brush.stroke();
      }
  }
  return Texture.from(canvas);
};

const pathOf = (line: string): Path2D => new Path2D(line);

const plantTexture = (chance: () => number, place: number): Texture => {
  const { canvas, brush } = newCanvas(128, 256);
  const hue = [155, 135, 175, 340][place % 4] ?? 155;
  const blades = 4 + Math.floor(chance() * 3);
  for (let blade = 0; blade < blades; blade += 1) {
    const foot = 30 + (blade * 68) / blades;
    const top = chance() * 90;
    const lean = foot + (chance() - 0.5) * 60;
    const paint = brush.createLinearGradient(0, top, 0, 256);
    paint.addColorStop(0, colour(0.58, 0.13, hue, 0.92));
    paint.addColorStop(1, colour(0.24, 0.08, hue + 30, 0.96));
    brush.fillStyle = paint;
    const wide = 9 + chance() * 8;
    const leaf = pathOf(
      `M${foot - wide} 256 C${foot - wide} 190 ${lean - wide * 1.6} ${top + 90} ${lean} ${top} C${lean + wide * 1.2} ${top + 90} ${foot + wide} 190 ${foot + wide} 256 Z`,
    );
    brush.fill(leaf);
  }
  return Texture.from(canvas);
};
