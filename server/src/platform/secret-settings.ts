import { key, keys, setting } from './setting.ts';

/** The keys that close what the database must not show; a part of the table in settings.ts. */
export const SECRET_SETTINGS = {
  secretsKey: setting({
    variable: 'SECRETS_KEY',
    read: key,
    fallback: undefined,
    fallbackText: 'a key everybody knows, in sandbox mode only',
    isSecret: true,
    about:
      'Closes what the database keeps but must be able to read again, such as secrets of authenticators, of vendors and of draws: 32 random bytes in base64. To change it, move the old one to SECRETS_KEYS_OLD and run `npm run admin -- secrets rekey`.',
  }),
  secretsKeysOld: setting({
    variable: 'SECRETS_KEYS_OLD',
    read: keys,
    fallback: [] as readonly Uint8Array[],
    fallbackText: 'none',
    isSecret: true,
    about:
      'Earlier values of SECRETS_KEY, with commas between: they still open, and close nothing. Recovery codes of before are understood as long as their key is named here.',
  }),
} as const;
