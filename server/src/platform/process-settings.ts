import { ROLES, roleGroups } from './roles.ts';
import type { Role } from './roles.ts';
import { list, oneOf, optionalText, setting, wholeNumber } from './setting.ts';

/** How many processes serve the product, what each of them does, and what it takes from one address. */
export const PROCESS_SETTINGS = {
  rooms: setting({
    variable: 'ROOMS',
    read: oneOf('on', 'off'),
    fallback: 'on',
    about: 'Whether this node brings the tables of the card rooms on; any number of nodes may.',
  }),
  nodes: setting({
    variable: 'NODES',
    read: wholeNumber(1, 64),
    fallback: 1,
    about:
      'Processes that serve one port together. Limits and pools hold for each; one that ends is started again. Migrations and seeds run once, before them.',
  }),
  roles: setting({
    variable: 'ROLES',
    read: roleGroups,
    fallback: [ROLES] as readonly (readonly Role[])[],
    fallbackText: 'site,vendors,jobs in every process',
    about:
      'What a process does: site (pages and their calls), vendors (signed calls), jobs (timed and queued work). With NODES, groups apart by ";" go to the processes in turn and the last one to all that remain: jobs;site,vendors.',
  }),
  vendorsPort: setting({
    variable: 'VENDORS_PORT',
    read: wholeNumber(0, 65_535),
    fallback: undefined as number | undefined,
    fallbackText: 'PORT',
    about: 'Port of processes that answer vendors and not the site.',
  }),
  connectionsPerAddress: setting({
    variable: 'CONNECTIONS_PER_ADDRESS',
    read: wholeNumber(0, 1_000_000),
    fallback: 500,
    about:
      'Connections one address may keep open to one node; a further one is closed at once. Trusted proxies are not counted. 0 takes the limit away.',
  }),
  logCopyFolder: setting({
    variable: 'LOG_COPY_FOLDER',
    read: optionalText,
    fallback: undefined,
    fallbackText: 'no copy',
    about:
      'A folder kept by others than the staff, into which the audit trail and the significant events are copied as files.',
  }),
  staffNetworks: setting({
    variable: 'STAFF_NETWORKS',
    read: list,
    fallback: [] as readonly string[],
    fallbackText: 'any',
    about: 'Addresses or CIDR ranges staff may call from; admin commands run on the machine and are not asked.',
  }),
} as const;
