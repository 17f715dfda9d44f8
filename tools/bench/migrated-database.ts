import { migrate } from '../../server/src/platform/database/index.ts';
import { migrateJobs } from '../../server/src/platform/jobs/index.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import type { OwnDatabase } from '../process/own-database.ts';

/** Runs a bench on a database of its own that already has all tables, so that it can be filled before a node starts. */
export const onMigratedDatabase = <Result>(work: (database: OwnDatabase) => Promise<Result>): Promise<Result> =>
  onOwnDatabase(async (database) => {
    await migrate({ url: database.url });
    await migrateJobs({ url: database.url });
    return work(database);
  });
