import './steps.css';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export type StepState = 'done' | 'current' | 'open' | 'failed';

export type StepItem = {
  readonly id: string;
  readonly title: ReactNode;
  readonly state: StepState;
  /** The state in words for those who listen ("done", "now", "to come"). */
  readonly stateLabel: string;
  readonly description?: ReactNode;
  readonly time?: ReactNode;
};

export type StepsProps = { readonly label: string; readonly items: readonly StepItem[] };

/** Where one is in something with several steps: a lit string from the first bulb to the present one. */
export function Stepper({ label, items }: StepsProps) {
  return (
    <ol aria-label={label} className="ui-stepper">
      {items.map((item, index) => (
        <li key={item.id} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
          <Bulb item={item} number={index + 1} />
          <strong>{item.title}</strong>
        </li>
      ))}
    </ol>
  );
}

/** What happened to a deposit, a withdrawal, a bet: states with their times, newest where the owner puts it. */
export function Timeline({ label, items }: StepsProps) {
  return (
    <ol aria-label={label} className="ui-timeline">
      {items.map((item, index) => (
        <li key={item.id} data-state={item.state} aria-current={item.state === 'current' ? 'step' : undefined}>
          <Bulb item={item} number={index + 1} />
          <div>
            <div>
              <strong>{item.title}</strong>
              {item.time !== undefined && <time>{item.time}</time>}
            </div>
            {item.description !== undefined && <p>{item.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Bulb({ item, number }: { readonly item: StepItem; readonly number: number }) {
  return (
    <span className="ui-bulb">
      <span className="sr-only">{item.stateLabel}</span>
      <span aria-hidden="true">{item.state === 'done' ? <Check /> : item.state === 'failed' ? <X /> : number}</span>
    </span>
  );
}
