declare module 'virtual:console-texts' {
  import type { Parts } from './texts/texts.tsx';

  export const languages: Readonly<Record<'EN' | 'TY', () => Promise<{ readonly texts: Parts }>>>;
}
