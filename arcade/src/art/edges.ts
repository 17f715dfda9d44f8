import type { EdgeName } from '@fairground/contract/catalog/look';
import { EDGE, around, knob, line, metalRing, ore, outside, ring, wood, woodRing } from './edge-work.ts';
import type { Cabinet } from './edge-work.ts';
import { colour, scattered } from './paint.ts';
import { tone } from './relief.ts';

/** How each edge is worked. */
export const EDGES: Readonly<Record<EdgeName, (cabinet: Cabinet) => void>> = {
  plain: metalRing,
  double: (cabinet) => {
    metalRing(cabinet);
    line(cabinet, EDGE + 5, 20, 3, tone(cabinet.tones.body));
    line(cabinet, EDGE + 5, 20, 1, tone(cabinet.tones.light));
  },
  beads: (cabinet) => {
    ring(cabinet, tone(cabinet.tones.deep));
    around(cabinet, 11, 15, (x, y) => knob(cabinet, x, y, 6.4));
  },
  bulbs: (cabinet) => {
    ring(cabinet, colour(0.36, 0.12, cabinet.hue), EDGE, 19);
    line(cabinet, EDGE - 1, 18, 2.5, tone(cabinet.tones.body));
    line(cabinet, 5, 9, 2, tone(cabinet.tones.body));
  },
  rope: (cabinet) => {
    ring(cabinet, wood(cabinet));
    around(cabinet, 11, 9, (x, y, angle) => {
      const { brush } = cabinet;
      brush.save();
      brush.translate(x, y);
      brush.rotate(angle + 0.7);
      brush.fillStyle = colour(0.78, 0.08, 80);
      brush.beginPath();
      brush.ellipse(0, 0, 10, 4.4, 0, 0, Math.PI * 2);
      brush.fill();
      brush.lineWidth = 1.4;
      brush.strokeStyle = colour(0.42, 0.07, 60);
      brush.stroke();
      brush.restore();
    });
  },
  bamboo: (cabinet) => {
    ring(cabinet, colour(0.3, 0.07, 135));
    around(cabinet, 11, 58, (x, y, angle, length) => {
      const { brush } = cabinet;
      brush.save();
      brush.translate(x, y);
      brush.rotate(angle);
      const stem = brush.createLinearGradient(0, -9, 0, 9);
      stem.addColorStop(0, colour(0.88, 0.12, 120));
      stem.addColorStop(0.45, colour(0.7, 0.14, 128));
      stem.addColorStop(1, colour(0.42, 0.1, 140));
      brush.fillStyle = stem;
      brush.beginPath();
      brush.roundRect(1, -8, length - 2, 16, 6);
      brush.fill();
      brush.fillStyle = colour(0.5, 0.11, 125);
      brush.fillRect(length - 3, -9, 3, 18);
      brush.restore();
    });
  },
  rivets: (cabinet) => {
    metalRing(cabinet);
    around(cabinet, 11.5, 34, (x, y) => knob(cabinet, x, y, 4));
  },
  scallop: (cabinet) => {
    outside(cabinet, 26, ore(cabinet), (half) => cabinet.brush.arc(0, 0, half, Math.PI, 0));
    metalRing(cabinet);
  },
  teeth: (cabinet) => {
    const { brush } = cabinet;
    outside(cabinet, 20, ore(cabinet), (half) => {
      brush.moveTo(-half, 2);
      brush.lineTo(0, -half);
      brush.lineTo(half, 2);
    });
    metalRing(cabinet);
  },
  waves: (cabinet) => {
    const { brush } = cabinet;
    outside(cabinet, 34, ore(cabinet), (half) => {
      brush.moveTo(-half, 3);
      brush.quadraticCurveTo(-half * 0.2, -half * 1.1, half * 0.7, -half * 0.35);
      brush.quadraticCurveTo(half * 0.2, -half * 0.2, half, 3);
    });
    metalRing(cabinet);
  },
  scales: (cabinet) => {
    ring(cabinet, tone(cabinet.tones.deep));
    for (const [out, step] of [
      [14, 15],
      [8, 15],
    ] as const)
      around(cabinet, out, step, (x, y, angle, length, index) => {
        const { brush } = cabinet;
        brush.save();
        brush.translate(x, y);
        brush.rotate(angle);
        brush.fillStyle = index % 2 ? tone(cabinet.tones.body) : tone(cabinet.tones.light);
        brush.beginPath();
        brush.arc(length / 2, 0, length * 0.54, 0, Math.PI);
        brush.fill();
        brush.lineWidth = 1.2;
        brush.strokeStyle = tone(cabinet.tones.deep);
        brush.stroke();
        brush.restore();
      });
  },
  vines: (cabinet) => {
    woodRing(cabinet);
    around(cabinet, 12, 22, (x, y, angle, _length, index) => {
      const { brush } = cabinet;
      brush.save();
      brush.translate(x, y);
      brush.rotate(angle + (index % 2 ? 0.7 : -2.4));
      const blade = brush.createLinearGradient(0, -6, 0, 6);
      blade.addColorStop(0, colour(0.8, 0.16, 135));
      blade.addColorStop(1, colour(0.45, 0.13, 145));
      brush.fillStyle = blade;
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.quadraticCurveTo(9, -10, 21, 0);
      brush.quadraticCurveTo(9, 8, 0, 0);
      brush.fill();
      brush.restore();
    });
  },
  planks: (cabinet) => {
    woodRing(cabinet);
    around(cabinet, 12, 70, (x, y) => knob(cabinet, x, y, 3.6));
  },
  icicles: (cabinet) => {
    metalRing(cabinet);
    const { brush, left, top, width } = cabinet;
    const chance = scattered(5);
    for (let x = left - 6; x < left + width; x += 15) {
      const length = 10 + chance() * 26;
      brush.fillStyle = colour(0.96, 0.04, 220, 0.85);
      brush.beginPath();
      brush.moveTo(x, top - 5);
      brush.lineTo(x + 6.5, top - 5 + length);
      brush.lineTo(x + 13, top - 5);
      brush.fill();
    }
    brush.fillStyle = '#fff';
    brush.beginPath();
    for (let x = left - EDGE; x <= left + width + EDGE; x += 20) brush.ellipse(x, top - EDGE, 17, 7, 0, 0, Math.PI * 2);
    brush.fill();
  },
  columns: (cabinet) => {
    metalRing(cabinet);
    const { brush, left, top, width, height, tones } = cabinet;
    for (const x of [left - EDGE - 22, left + width + EDGE - 4]) {
      const shaft = brush.createLinearGradient(x, 0, x + 26, 0);
      for (let flute = 0; flute <= 8; flute += 1)
        shaft.addColorStop(flute / 8, flute % 2 ? tone(tones.body) : tone(flute > 4 ? tones.deep : tones.light));
      brush.fillStyle = shaft;
      brush.fillRect(x, top - EDGE, 26, height + 2 * EDGE);
      brush.fillStyle = tone(tones.body);
      for (const y of [top - EDGE - 8, top + height + EDGE - 2]) brush.fillRect(x - 6, y, 38, 10);
    }
  },
  deco: (cabinet) => {
    metalRing(cabinet);
    for (const [out, width] of [
      [EDGE + 5, 2],
      [EDGE + 10, 1.2],
    ] as const)
      line(cabinet, out, 2, width, tone(cabinet.tones.body));
    const { brush, left, top, width, height, tones } = cabinet;
    brush.fillStyle = tone(tones.light);
    for (const [x, y] of [
      [left - EDGE, top - EDGE],
      [left + width + EDGE, top - EDGE],
      [left - EDGE, top + height + EDGE],
      [left + width + EDGE, top + height + EDGE],
    ] as const) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(Math.PI / 4);
      brush.fillRect(-9, -9, 18, 18);
      brush.fillStyle = tone(tones.deep);
      brush.fillRect(-5, -5, 10, 10);
      brush.restore();
    }
  },
  lantern: (cabinet) => {
    metalRing(cabinet);
    const { brush, left, top, width } = cabinet;
    for (const x of [left - EDGE - 16, left + width + EDGE + 16]) {
      brush.strokeStyle = tone(cabinet.tones.body);
      brush.lineWidth = 2;
      brush.beginPath();
      brush.moveTo(x, top - EDGE);
      brush.lineTo(x, top + 20);
      brush.stroke();
      const glowing = brush.createRadialGradient(x, top + 42, 3, x, top + 42, 26);
      glowing.addColorStop(0, colour(0.92, 0.14, 80));
      glowing.addColorStop(0.6, colour(0.62, 0.22, 28));
      glowing.addColorStop(1, colour(0.42, 0.17, 25));
      brush.fillStyle = glowing;
      brush.beginPath();
      brush.ellipse(x, top + 42, 18, 23, 0, 0, Math.PI * 2);
      brush.fill();
      brush.fillStyle = tone(cabinet.tones.body);
      brush.fillRect(x - 8, top + 17, 16, 5);
      brush.fillRect(x - 8, top + 62, 16, 5);
    }
  },
  neon: (cabinet) => {
    ring(cabinet, colour(0.16, 0.04, cabinet.hue));
    const { brush } = cabinet;
    for (const [out, hue] of [
      [13, cabinet.hue],
      [8, cabinet.hue + 150],
    ] as const) {
      brush.save();
      brush.shadowColor = colour(0.8, 0.22, hue);
      brush.shadowBlur = 14;
      line(cabinet, out, 12, 3, colour(0.88, 0.17, hue));
      line(cabinet, out, 12, 1.2, '#fff');
      brush.restore();
    }
  },
};
