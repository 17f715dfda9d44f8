import { totalmem } from 'node:os';

/** `full` keeps every acknowledged write through a crash; `none` is for clusters that are thrown away, as in tests. */
export type Durability = 'full' | 'none';

const MIB = 1024 * 1024;

/** The server's settings; given on its command line so that they follow the version of the product. */
export const serverSettings = (port: number, durability: Durability): Readonly<Record<string, string | number>> => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
  log_lock_waits: 'on',
  // Compiling plans pays for reports of minutes; here it only delays the short statements of a site.
  jit: 'off',
  // The planner's default describes spinning disks.
  random_page_cost: 1.1,
  effective_cache_size: `${memoryShare(0.5, 512, 16_384)}MB`,
  work_mem: '16MB',
  ...(durability === 'full' ? durable() : thrownAway()),
});

const durable = (): Record<string, string | number> => ({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: `${memoryShare(0.1, 64, 1_024)}MB`,
  maintenance_work_mem: '128MB',
  wal_compression: 'on',
  wal_buffers: '16MB',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
});

const thrownAway = (): Record<string, string | number> => ({
  // Every test has its own database and pool.
  max_connections: 500,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '1h',
  max_wal_size: '4GB',
  autovacuum_naptime: '1h',
});

const memoryShare = (share: number, leastMib: number, mostMib: number): number =>
  Math.round(Math.min(mostMib, Math.max(leastMib, (totalmem() / MIB) * share)));
