import type { Messages } from '@fairground/locales/messages';
import type { FORMATS } from './formats.ts';

/** Teaches use-intl the texts of the house: an unknown key or a forgotten argument does not compile. */
declare module 'use-intl' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface.
  interface AppConfig {
    Messages: Messages;
    Formats: typeof FORMATS;
  }
}
