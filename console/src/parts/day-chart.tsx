import { useNumbers } from '@fairground/ui/numbers';
import { useDesk } from '../app/desk.tsx';
import { writeClock } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.tsx';
import { barsOf } from './chart.ts';

export type Point = { readonly until: string; readonly value: string };

const WIDTH = 100;
/** A bar leaves a part of its place free. */
const FILLED = 0.8;

/** What each span of the day added, as bars; each says its time and amount, and the sum stands in the table above. */
export function DayChart({ name, points }: { readonly name: string; readonly points: readonly Point[] }) {
  const t = useTexts();
  const numbers = useNumbers();
  const { timeZone } = useDesk();
  if (points.length < 2) return null;
  const step = WIDTH / points.length;
  const bars = barsOf(points.map(({ value }) => value));
  const said = points.map(
    ({ until, value }) => `${writeClock(new Date(until), t.language, timeZone)}: ${numbers.amount(value)}`,
  );
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-xs text-ink-faint">
        {name}
        <span className="sr-only"> {said.join('; ')}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true" className="h-14 w-full">
        {bars.map(({ top, height }, place) => (
          <rect
            key={points[place]?.until}
            x={place * step}
            // A span without anything is a line at the foot, not a gap.
            y={Math.min(top, 99)}
            width={step * FILLED}
            height={Math.max(height, 1)}
            className="fill-accent"
          >
            <title>{said[place]}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}
