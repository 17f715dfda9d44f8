import { Festoon } from '../src/festoon.tsx';
import { SECTIONS } from './sections.ts';

export function Hero() {
  return (
    <div className="relative mt-8 overflow-hidden rounded-lg bg-surface-1 px-6 pt-24 pb-12 shadow-mid sm:px-12 sm:pt-28 sm:pb-16">
      <div aria-hidden="true" className="absolute inset-x-0 top-0 flex justify-center">
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
        <Festoon className="w-80 shrink-0" />
      </div>
      <h1 className="max-w-2xl text-2xl">A fairground at night: deep ink, warm bulbs, one clear colour for action.</h1>
      <p className="mt-4 max-w-xl text-ink-soft">
        Joy in the games, calm everywhere money is handled. {SECTIONS.length} sections, two themes, both reading
        directions; every part works by keyboard and speaks to screen readers.
      </p>
    </div>
  );
}
