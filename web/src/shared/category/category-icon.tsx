import type { ReactNode } from 'react';
import type { Category } from './categories.ts';

/* Drawn on a grid of 48 in one colour and two strengths, so that they read at 20 px in the menu and at 96 px on a card. */
const SOFT = 0.38;

const DRAWINGS: Readonly<Record<Category, ReactNode>> = {
  rng: (
    <>
      <rect x="4" y="7" width="33" height="35" rx="8" opacity={SOFT} />
      <rect x="9" y="14" width="7" height="14" rx="2.5" />
      <rect x="17" y="14" width="7" height="14" rx="2.5" />
      <rect x="25" y="14" width="7" height="14" rx="2.5" />
      <rect x="12" y="33" width="17" height="4" rx="2" />
      <path d="M40 17.5h3V31a4 4 0 0 1-4 4h-2v-3h2a1 1 0 0 0 1-1z" opacity={SOFT} />
      <circle cx="41.5" cy="13" r="4.5" />
    </>
  ),
  live: (
    <>
      <circle cx="24" cy="24" r="20" opacity={SOFT} />
      <path d="M24 9a15 15 0 1 1 0 30 15 15 0 0 1 0-30m0 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22" />
      <path d="M22.5 15h3v18h-3z" />
      <path d="M15 22.5h18v3H15z" />
      <circle cx="24" cy="24" r="5" />
      <circle cx="35.5" cy="11.5" r="4" />
    </>
  ),
  sports: (
    <>
      <circle cx="24" cy="24" r="20" opacity={SOFT} />
      <path d="m24 15 8.6 6.2-3.3 10.1H18.7l-3.3-10.1z" />
      <path d="M22.6 4.1h2.8L25.5 15h-3zM43 18l.9 2.7-10.9 2.1-1-2.8zM37.3 38.9 35 40.5l-6.9-8.6 2.4-1.8zM13 40.5l-2.3-1.6 6.8-8.8 2.4 1.8zM4.1 20.7 5 18l11 2-1 2.8z" />
    </>
  ),
  fish: (
    <>
      <path
        d="M3 25C8 14 24 9 34 19l9-7c2-1.5 3.600.2 3 2.200-2 6.700-2 14.900 0 21.600.6 2-1 3.700-3 2.200l-9-7C24 41 8 36 3 25"
        opacity={SOFT}
      />
      <path d="M20 12.800c6 5 6.500 19 0 24.400 7 .3 11-2.700 14-6.200v-12c-3-3.500-7-6.500-14-6.200" />
      <circle cx="12" cy="22.500" r="2.800" />
    </>
  ),
  pvp: (
    <>
      <rect x="6" y="9" width="23" height="32" rx="5" transform="rotate(-14 17 25)" opacity={SOFT} />
      <path
        fillRule="evenodd"
        d="M25.600 8.300 39 11.600a5 5 0 0 1 3.700 6L37.300 39a5 5 0 0 1-6 3.700l-13.500-3.400a5 5 0 0 1-3.600-6L19.600 12a5 5 0 0 1 6-3.700m6 9.400c-3 3-8 5-8.600 9-.5 3.600 4 5.300 6.300 2.700-.3 1.600-.9 2.900-2 3.800l5.300 1.300c-.5-1.300-.4-2.700.1-4.300.8 3.400 5.600 4 6.900.6 1.400-3.800-2.100-8-3.400-12-.4-1.300-3-2.700-4.600-1.100"
      />
    </>
  ),
  esports: (
    <>
      <path
        d="M14 13h20c7 0 11 8 12 18 .5 5.500-5 7.500-8.500 3.500L33 30H15l-4.500 4.500C7 38.500 1.500 36.500 2 31c1-10 5-18 12-18"
        opacity={SOFT}
      />
      <path d="M14.500 17h4v3.500H22v4h-3.500V28h-4v-3.500H11v-4h3.500z" />
      <circle cx="30.500" cy="25" r="2.800" />
      <circle cx="35.500" cy="20" r="2.800" />
    </>
  ),
  cockfight: (
    <>
      <path d="M14 22c0-7 5-11 11-11s11 5 11 12c0 8 4 12 6 21H12c2-7 2-14 2-22" opacity={SOFT} />
      <path d="M14 13c-2-4 1-8 5-6 0-4 6-5 7.500-1.500C30 3 34 6 33 10c3 1 3 4 1.500 6-3-4-6.500-5-9.500-5-4.500 0-8 2-11 2" />
      <path d="m14.500 20-9 4.500c-1.500.8-1 2.500.5 2.500h8.500z" />
      <path d="M14 28c3 1 5 3.500 4.500 7-.3 2.500-5 2.500-5.500-.5-.4-2.500.5-4.500 1-6.500" />
      <circle cx="22.500" cy="20" r="2.800" />
    </>
  ),
  lott: (
    <>
      <circle cx="15.500" cy="31" r="12" opacity={SOFT} />
      <circle cx="35.500" cy="34.500" r="9" opacity={SOFT} />
      <circle cx="30" cy="14" r="11" />
      <circle cx="15.500" cy="31" r="5.500" />
      <circle cx="35.500" cy="34.500" r="4" />
    </>
  ),
  elott: (
    <>
      <path
        d="M5 15a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v5a4.500 4.500 0 0 0 0 9v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4v-5a4.500 4.500 0 0 0 0-9z"
        opacity={SOFT}
      />
      <path d="M27.500 13.500 16 26h6.500l-2 9L32 22.500h-6.500z" />
    </>
  ),
  inhouse: (
    <>
      <path d="M24 11 6 25v3h36v-3z" opacity={SOFT} />
      <path d="m24 11-7 17h14zM22.800 3h1.700l6 2.800c.9.400.9 1.600 0 2L25 10.300v1.700h-2.200z" />
      <path d="M8 28h32v13a2 2 0 0 1-2 2h-7V34a7 7 0 0 0-14 0v9h-7a2 2 0 0 1-2-2z" opacity={SOFT} />
      <path d="M8 28h8l-1.500 15H10a2 2 0 0 1-2-2zM40 28h-8l1.500 15H38a2 2 0 0 0 2-2z" />
    </>
  ),
  hot: (
    <>
      <path
        d="M25 3c2 8 13 13 13 25a14.500 14.500 0 0 1-29 1c0-6 3-10 6-13 .5 3 1.500 5 4 6 0-8 2-14 6-19"
        opacity={SOFT}
      />
      <path d="M24.500 22c1 4.500 6 6.500 6 12.500a7 7 0 0 1-14 .2c0-4 2.500-6 4-8.200.5 1.500 1 2.500 2.500 3 0-3 .2-5.500 1.500-7.500" />
    </>
  ),
};

type CategoryIconProps = { readonly category: Category; readonly className?: string };

/** The drawn sign of a category, in the colour of the words around it. */
export function CategoryIcon({ category, className }: CategoryIconProps) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden="true" className={className}>
      {DRAWINGS[category]}
    </svg>
  );
}
