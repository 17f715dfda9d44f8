import type { Win } from '@fairground/engines/slots/outcome';
import type { SlotDefinition } from '@fairground/engines/slots/definition';
import type { Celebration } from '../../shell/celebration.ts';
import type { Fall } from './falls.ts';
import { cellsOf } from './script.ts';
import type { Stage } from './stage.ts';
import { waysPath } from './ways-path.ts';

/** The colours of lines, one after the other. */
const LINE_COLOURS = [0xff_c8_4a, 0x5f_e3_c0, 0xff_7f_a8, 0x7f_b4_ff, 0xc7_9b_ff, 0xff_9d_5c] as const;

export type Effects = {
  /** Shows what wins: lines, light, and everything else steps back. */
  readonly showWins: (wins: readonly Win[], ms: number, colourFrom?: number) => Promise<void>;
  readonly clearWins: () => void;
  readonly expand: (reels: readonly number[], board: readonly string[]) => Promise<void>;
  readonly vanish: (cells: readonly number[]) => Promise<void>;
  readonly fall: (falls: readonly Fall[], board: readonly string[]) => Promise<void>;
  /** Bulbs run round the frame, the longer and fuller the larger the win. */
  readonly celebrate: (celebration: Celebration) => Promise<void>;
  readonly waitFor: (reel: number | null) => void;
  /** Lights symbols that count towards a feature while the other reels still turn. */
  readonly mark: (cells: readonly number[]) => void;
  readonly unmark: () => void;
};

export const createEffects = (stage: Stage, definition: SlotDefinition, rows: number): Effects => {
  const { motion, reels } = stage;
  const place = (cell: number): readonly [reel: number, row: number] => [Math.floor(cell / rows), cell % rows];
  const everyCell = function* (): Generator<readonly [number, number]> {
    for (const [reel, each] of reels.entries())
      for (let row = 0; row < each.shown().length; row += 1) yield [reel, row];
  };

  const clearWins = (): void => {
    for (let cell = 0; cell < reels.length * rows; cell += 1) stage.light(...place(cell)).alpha = 0;
    for (const reel of reels) reel.tidy();
    stage.lines.clear();
    motion.redraw();
  };

  const middleOf = (cell: number): readonly [number, number] => {
    const [reel, row] = place(cell);
    return reels[reel]?.middle(row) ?? [0, 0];
  };
  const drawWays = (cells: readonly number[], colour: number): void => {
    const links = waysPath(cells, rows);
    // Many ways are drawn finer, so that the symbols under them are still seen.
    const fine = Math.max(0.35, Math.min(1, 8 / Math.max(1, links.length)));
    for (const [width, alpha] of [
      [9 * fine, 0.28],
      [4 * fine, 0.95],
    ] as const) {
      for (const { from, to } of links) {
        stage.lines.moveTo(...middleOf(from));
        stage.lines.lineTo(...middleOf(to));
      }
      if (links.length > 0) stage.lines.stroke({ color: colour, width, alpha, cap: 'round', join: 'round' });
    }
  };

  const drawLines = (wins: readonly Win[], colourFrom: number): void => {
    const paid = definition.evaluate.find(({ type }) => type === 'lines');
    stage.lines.clear();
    for (const [index, { kind, line, cells }] of wins.entries()) {
      const colour = LINE_COLOURS[(index + colourFrom) % LINE_COLOURS.length] ?? 0xff_ff_ff;
      if (kind === 'ways') drawWays(cells, colour);
      if (kind !== 'line' || line === undefined || paid?.type !== 'lines') continue;
      const way = (paid.lines[line] ?? []).map((row, reel) => reels[reel]?.middle(row) ?? [0, 0]);
      for (const [width, alpha] of [
        [9, 0.28],
        [4, 0.95],
      ] as const) {
        for (const [point, [x, y]] of way.entries())
          if (point === 0) stage.lines.moveTo(x, y);
          else stage.lines.lineTo(x, y);
        stage.lines.stroke({ color: colour, width, alpha, cap: 'round', join: 'round' });
      }
    }
  };

  return {
    clearWins,
    showWins: async (wins, ms, colourFrom = 0) => {
      const winning = new Set(cellsOf(wins));
      clearWins();
      drawLines(wins, colourFrom);
      const sprites = [...winning].map((cell) => {
        const [reel, row] = place(cell);
        const sprite = reels[reel]?.sprite(row);
        return { light: stage.light(reel, row), sprite, scale: sprite?.scale.x ?? 1 };
      });
      for (const [reel, row] of everyCell())
        if (!winning.has(reel * rows + row)) {
          const sprite = reels[reel]?.sprite(row);
          if (sprite) sprite.alpha = 0.38;
        }
      await motion.run(ms, (part) => {
        const beat = Math.abs(Math.sin(part * Math.PI * 2));
        for (const { light, sprite, scale } of sprites) {
          light.alpha = 0.35 + 0.65 * beat;
          sprite?.scale.set(scale * (1 + 0.1 * beat));
        }
      });
    },
    expand: async (which, board) => {
      for (const index of which) {
        const reel = reels[index];
        reel?.show(board[index] ?? '');
        await motion.run(420, (part) => {
          for (let row = 0; row < (reel?.shown().length ?? 0); row += 1) {
            const sprite = reel?.sprite(row);
            if (!sprite) continue;
            sprite.alpha = part;
            stage.light(index, row).alpha = 1 - part;
          }
        });
        reel?.tidy();
      }
    },
    vanish: async (cells) => {
      stage.lines.clear();
      const sprites = cells.flatMap((cell) => {
        const [reel, row] = place(cell);
        const sprite = reels[reel]?.sprite(row);
        return sprite ? [{ sprite, light: stage.light(reel, row), scale: sprite.scale.x }] : [];
      });
      for (const [reel, row] of everyCell()) {
        const sprite = reels[reel]?.sprite(row);
        if (sprite) sprite.alpha = 1;
      }
      await motion.run(260, (part) => {
        for (const { sprite, light, scale } of sprites) {
          sprite.scale.set(scale * (1 + 0.25 * part) * (1 - part ** 3));
          sprite.alpha = 1 - part ** 2;
          light.alpha = 1 - part;
        }
      });
    },
    fall: async (falls, board) => {
      for (const [index, shown] of board.entries()) reels[index]?.show(shown);
      const moving = falls
        .filter(({ from, to }) => from !== to)
        .map(({ reel, from, to }) => {
          const each = reels[reel];
          const [, endY] = each?.middle(to) ?? [0, 0];
          const [, startY] = each?.middle(from) ?? [0, 0];
          return {
            sprite: each?.sprite(to),
            endY,
            startY,
            late: reel * 0.05 + (board[reel]?.length ?? 0) * 0.02 - to * 0.02,
          };
        });
      await motion.run(520, (part) => {
        for (const { sprite, endY, startY, late } of moving)
          if (sprite)
            sprite.y = startY + (endY - startY) * dropped(Math.min(1, Math.max(0, (part - late) / (1 - 0.42))));
      });
      for (const reel of reels) reel.tidy();
    },
    celebrate: async ({ level, countMs }) => {
      if (level === 'nothing' || level === 'returned') return;
      const every = { win: 5, big: 4, mega: 3, epic: 2 }[level];
      await motion.run(countMs + 500, (part) => {
        const shift = Math.floor((part * (countMs + 500)) / 110);
        for (let index = 0; index < stage.bulbs.length; index += 1)
          stage.lightBulb(index, part < 1 && (index + shift) % every === 0);
      });
    },
    mark: (cells) => {
      for (const cell of cells) stage.light(...place(cell)).alpha = 0.85;
      motion.redraw();
    },
    unmark: () => {
      for (let cell = 0; cell < reels.length * rows; cell += 1) stage.light(...place(cell)).alpha = 0;
      motion.redraw();
    },
    waitFor: (reel) => {
      const { left, top, reelWidth, reelHeight } = stage.layout();
      stage.waitLight.alpha = reel === null ? 0 : 1;
      motion.redraw();
      if (reel === null) return;
      stage.waitLight.position.set(left + (reel + 0.5) * reelWidth, top + reelHeight / 2);
      stage.waitLight.width = reelWidth * 1.5;
      stage.waitLight.height = reelHeight * 1.3;
    },
  };
};

/** Falls, lands, and hops once. */
const dropped = (part: number): number => {
  if (part < 0.72) return (part / 0.72) ** 2;
  const hop = (part - 0.72) / 0.28;
  return 1 - 0.07 * Math.sin(hop * Math.PI);
};
