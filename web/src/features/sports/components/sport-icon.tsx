import type { Sport } from '@fairground/contract/sports/fields';
import { Gamepad2, Goal, Swords, Timer } from 'lucide-react';

const ICONS = { FOOTBALL: Goal, VIRTUAL: Timer, ESPORTS: Gamepad2, COCKFIGHT: Swords } as const;

/** The sign of a sport in the hue of its category. */
export function SportIcon({ sport }: { readonly sport: Sport }) {
  const Icon = ICONS[sport];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0 text-category" />;
}
