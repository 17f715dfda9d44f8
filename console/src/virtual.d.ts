declare module 'virtual:console-texts' {
  export const languages: Readonly<
    Record<'EN' | 'TY', () => Promise<{ readonly texts: import('./texts/texts.tsx').Parts }>>
  >;
}
