/** Made by build/texts-plugin.ts. */
declare module 'virtual:arcade-texts' {
  import type { CompiledTree } from '@fairground/locales/compile';

  export const parts: Readonly<
    Record<
      string,
      () => Promise<{
        readonly texts: {
          readonly arcade: CompiledTree;
          readonly figures: CompiledTree;
          readonly errors: CompiledTree;
        };
      }>
    >
  >;
}

/** Made by build/texts-plugin.ts. */
declare module 'virtual:arcade-card-texts' {
  import type { CompiledTree } from '@fairground/locales/compile';

  export const parts: Readonly<Record<string, () => Promise<{ readonly texts: CompiledTree }>>>;
}
