declare module 'virtual:console-texts' {
  import type { PartLoaders, Parts } from './texts/texts.tsx';

  export const languages: Readonly<
    Record<'EN' | 'TY', () => Promise<{ readonly texts: Parts; readonly parts: PartLoaders }>>
  >;
}
