import { AwakePart } from '../../../shared/page/awake-part.tsx';
import { TimeLeft } from '../../../shared/time-left/lazy-time-left.ts';

type CountdownProps = {
  readonly until: Date;
  readonly label: string;
  /** Says the day; it stands there from the first, and as long as the moment is far away. */
  readonly day: string;
};

/** How long an offer still runs, or how long it is until it begins. */
export function Countdown({ until, label, day }: CountdownProps) {
  const said = <span className="text-ink-faint tabular-nums">{day}</span>;
  return (
    <AwakePart fallback={said}>
      <TimeLeft until={until} label={label} otherwise={said} className="text-ink-soft" />
    </AwakePart>
  );
}
