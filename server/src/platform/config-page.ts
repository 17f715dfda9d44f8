import { writeFile } from 'node:fs/promises';
import { SETTINGS } from './config.ts';

const PAGE = new URL('../../../docs/configuration.md', import.meta.url);

/** The documentation of every setting, written from the table the product itself reads. */
export const configurationPage = (): string => {
  const rows = Object.values(SETTINGS).map(
    (setting) =>
      `| \`${setting.variable}\` | ${fallbackOf(setting)} | ${escapeCell(setting.about)}${secretOf(setting)} |`,
  );
  return `# Configuration

The product needs no configuration to be tried. A node reads these variables of its environment once, when it starts;
a value that does not hold, or values that do not go together, stop the start with a sentence for each of them.

| variable | without it | what it does |
|---|---|---|
${rows.join('\n')}

## What does not go together

- \`MODE=live\` needs \`DATABASE_URL\`, \`PUBLIC_URL\` and \`SECRETS_KEY\`.
- \`MODE=live\` refuses a \`DATABASE_URL\` whose user owns the tables; \`DATABASE_OWNER_URL\` needs \`DATABASE_URL\`.
- Only a sandbox takes a \`DEVELOPER_KEY\`; with \`MODE=live\` neither \`EMAIL_PROVIDER\` nor \`SMS_PROVIDER\` may be the sandbox's.
- \`MODE=live\` needs a \`PUBLIC_URL\` of https, a database address with \`sslmode=verify-full\` (or \`require\`, \`verify-ca\`) and
  a \`SMS_URL\` and \`PHONE_URL\` of https, wherever they lead to another host. \`smtp://\` to another host takes STARTTLS or
  sends nothing.
- \`EMAIL_PROVIDER=smtp\` needs \`SMTP_URL\` and \`EMAIL_FROM\`; \`SMS_PROVIDER=http\` needs \`SMS_URL\`.
- A brand is of one mode (\`mode\` in its brand.json): \`MODE\` differs from it only to rehearse it as a sandbox. Live refuses a
  brand with a play-money market, a database with the sandbox catalogue and the flag REFILLAMOUNT.
- \`METRICS_PORT\` must differ from \`PORT\`.
- \`TRUSTED_PROXIES\` takes addresses and CIDR ranges only. Behind a proxy that is not named here every player has the
  proxy's address, and its limit on calls.

This page is written by \`writeConfigurationPage()\` from the table in \`server/src/platform/settings.ts\`; change that.
`;
};

/** Writes the page into the documentation. */
export const writeConfigurationPage = (): Promise<void> => writeFile(PAGE, configurationPage());

type AnySetting = (typeof SETTINGS)[keyof typeof SETTINGS];

const fallbackOf = ({ fallback, fallbackText }: AnySetting): string => {
  if (fallbackText !== undefined) return escapeCell(fallbackText);
  return `\`${typeof fallback === 'object' ? JSON.stringify(fallback) : fallback}\``;
};

const secretOf = (setting: AnySetting): string => (setting.isSecret === true ? ' Secret.' : '');

/** A bar would end the cell. */
const escapeCell = (text: string): string => text.replaceAll('|', '\\|');
