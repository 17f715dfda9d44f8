import { colourOf } from '@fairground/engines/lottery/mark-six/numbers';
import type { SymbolLook } from '../model/symbol-look.ts';
import './lottery.css';

type NumberTokenProps = {
  readonly look: SymbolLook;
  readonly text: string;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Without colour: a number among many. */
  readonly isQuiet?: boolean;
};

/** A number as the lottery draws it: a ball, the face of a die, a car. */
export function NumberToken({ look, text, size = 'md', isQuiet = false }: NumberTokenProps) {
  return (
    <span
      className="lot-token"
      data-look={look}
      data-size={size}
      data-quiet={isQuiet ? '' : undefined}
      data-car={look === 'car' ? text : undefined}
      data-mark={look === 'mark' ? colourOf(text) : undefined}
    >
      {look === 'die' ? <Pips face={text} /> : text}
    </span>
  );
}

const PLACES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  6: [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
};

/** The pips of a face; one and four are red, as dice of the east have them. */
function Pips({ face }: { readonly face: string }) {
  return (
    <>
      <span className="sr-only">{face}</span>
      <svg viewBox="0 0 32 32" aria-hidden="true" fill="currentColor">
        {(PLACES[face] ?? []).map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={face === '1' ? 4.5 : 3}
            data-red={face === '1' || face === '4' ? '' : undefined}
          />
        ))}
      </svg>
    </>
  );
}
