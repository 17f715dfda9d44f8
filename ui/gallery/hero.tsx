import { Festoon } from '../src/festoon.tsx';
import { SECTIONS } from './sections.ts';

export function Hero() {
  return (
    <div className="relative mt-8 overflow-hidden rounded-lg bg-surface-1 px-6 pt-24 pb-12 shadow-mid sm:px-12 sm:pt-28 sm:pb-16">
      <Wheel />
      <div aria-hidden="true" className="absolute inset-x-0 top-0 flex justify-center">
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
      </div>
      <div className="relative">
        <h1 className="max-w-2xl text-2xl">
          A fairground at night: deep ink, warm bulbs, one clear colour for action.
        </h1>
        <p className="mt-4 max-w-xl text-ink-soft">
          Joy in the games, calm everywhere money is handled. {SECTIONS.length} sections, two themes, both reading
          directions; every part works by keyboard and speaks to screen readers.
        </p>
      </div>
    </div>
  );
}

/** A big wheel behind the words, half out of sight. */
function Wheel() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-120 -120 240 240"
      className="absolute -end-24 -bottom-44 hidden h-[34rem] opacity-70 md:block"
    >
      <g fill="none" className="stroke-line-strong" strokeWidth={1}>
        <circle r={92} />
        <circle r={86} />
        <circle r={40} />
        {SPOKES.map((angle) => (
          <path key={angle} d="M0-12V-92" transform={`rotate(${angle})`} />
        ))}
        <path d="M-8 6-56 120M8 6l48 114" strokeWidth={3} />
      </g>
      {SPOKES.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <circle cy={-89} r={9} className="fill-accent-soft" />
          <circle cy={-89} r={3} className="fill-accent" />
          <circle cy={-40} r={2} className="fill-accent" />
        </g>
      ))}
      <circle r={12} className="fill-surface-3 stroke-line-strong" />
      <circle r={5} className="fill-accent" />
    </svg>
  );
}

const SPOKES = Array.from({ length: 16 }, (_, spoke) => spoke * 22.5);
