import type { Generated } from 'kysely';

export type ExportTables = {
  export_lease: { subject: string; ticket: Generated<bigint>; expires_at: Date };
};
