import type { Row } from '@fairground/engines/lottery/entry';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import { partnersOn } from '@fairground/engines/lottery/vietnam/two-stations';
import { dayOf, weekdayOf } from '@fairground/engines/lottery/zone';

/** The rows of a play as they can be picked for a draw: only stations that draw on its day can be named with it. */
export const rowsOn = (
  { shape }: Play,
  { code, timetable }: Pick<Game, 'code' | 'timetable'>,
  drawAt: Date | undefined,
): readonly Row[] => {
  const day = drawAt && weekdayOf(dayOf(drawAt, timetable.zone));
  return shape.rows.map((row) =>
    row.name === 'station' ? { ...row, symbols: day === undefined ? [] : partnersOn(code, day) } : row,
  );
};
