import type { Config } from './platform/config.ts';
import {
  AppRoleError,
  explainOwner,
  migrate,
  nodeAddress,
  ownsTheSchema,
  refuseUnmigrated,
  userOf,
} from './platform/database/index.ts';
import type { Migrated } from './platform/database/index.ts';
import { migrateJobs } from './platform/jobs/index.ts';

/** Where a node logs in, as a user that owns nothing, and what its schema is like now. */
export type PreparedDatabase = {
  readonly url: string;
  readonly jobsUrl: string;
  readonly busUrl: string;
  /** The owner's address, where this process knows it. */
  readonly ownerUrl: string | undefined;
  readonly schema: Migrated;
};

type Addresses = Pick<Config, 'mode' | 'databaseOwnerUrl' | 'jobsUrl' | 'busUrl'> & { readonly databaseUrl: string };

type Logins = { readonly url: string; readonly ownerUrl: string | undefined };

/**
 * Brings the schema up to date as its owner, and answers the addresses a node works with. Any number of nodes may call
 * it at once; a node that does not know the owner only looks whether somebody else has done it.
 */
export const prepareDatabase = async (
  config: Addresses,
  log: (line: string) => void = () => undefined,
): Promise<PreparedDatabase> => {
  const { url, ownerUrl } = await loginsOf(config);
  const nodeUrl = config.databaseOwnerUrl === undefined ? undefined : url;
  const schema =
    ownerUrl === undefined ? await refuseUnmigrated({ url, log }) : await migrate({ url: ownerUrl, nodeUrl, log });
  if (ownerUrl !== undefined && config.jobsUrl === undefined) await migrateJobs({ url: ownerUrl, nodeUrl });
  const jobsUrl = config.jobsUrl === undefined ? url : await prepareJobs(config.jobsUrl);
  return { url, jobsUrl, busUrl: config.busUrl ?? url, ownerUrl, schema };
};

/**
 * Two addresses are the two users. One address is the node's when its user owns nothing. When it is the owner's, a
 * sandbox keeps a login of its own beside it; live mode refuses, because there the owner's password has no place on
 * a node that only serves.
 */
const loginsOf = async ({ mode, databaseUrl, databaseOwnerUrl }: Addresses): Promise<Logins> => {
  if (databaseOwnerUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
  if (!(await ownsTheSchema(databaseUrl))) return { url: databaseUrl, ownerUrl: undefined };
  if (mode === 'live') throw new AppRoleError(explainOwner(userOf(databaseUrl)));
  return { url: nodeAddress(databaseUrl), ownerUrl: databaseUrl };
};

/** A queue in a database of its own holds nothing that must stay; its owner may be known to the node. */
const prepareJobs = async (jobsUrl: string): Promise<string> => {
  if (!(await ownsTheSchema(jobsUrl))) return jobsUrl;
  await migrateJobs({ url: jobsUrl });
  return nodeAddress(jobsUrl);
};
