import * as z from 'zod/mini';
import type { ErrorCode } from '@fairground/contract/errors';
import type { Permission } from '@fairground/contract/operators/permissions';
import type { Tx } from '../../platform/database/index.ts';
import type { ApprovalKind, Approved, FieldChange } from './domain/kind.ts';

/** A kind whose payload is known as JSON only; its own schema reads it back. */
export type KnownKind = {
  readonly kind: string;
  readonly permission: Permission;
  readonly describe: (
    tx: Tx,
    wire: unknown,
  ) => Promise<{ readonly target: string; readonly changes: readonly FieldChange[] }>;
  /** Refuses what cannot be done now; answers the version of what would be changed. */
  readonly check: (tx: Tx, wire: unknown) => Promise<string>;
  readonly objectionTo: (wire: unknown, checkerId: bigint) => ErrorCode | undefined;
  readonly execute: (tx: Tx, wire: unknown, approved: Approved) => Promise<void>;
};

export type Kinds = {
  readonly add: <Schema extends z.ZodMiniType>(kind: ApprovalKind<Schema>) => KnownKind;
  readonly find: (kind: string) => KnownKind | undefined;
  readonly list: () => readonly KnownKind[];
};

/** The kinds of change that modules handed in when the product was composed. */
export const createKinds = (): Kinds => {
  const known = new Map<string, KnownKind & { readonly schema: z.ZodMiniType }>();
  return {
    add: <Schema extends z.ZodMiniType>(kind: ApprovalKind<Schema>) => {
      // The same module may be composed again on the same ground; two modules never share a kind.
      const schema = known.get(kind.kind)?.schema ?? kind.schema;
      if (schema !== kind.schema) throw new Error(`The kind of change ${kind.kind} belongs to another module.`);
      const added = readingJson(kind);
      known.set(kind.kind, { ...added, schema });
      return added;
    },
    find: (kind) => known.get(kind),
    list: () => [...known.values()],
  };
};

const readingJson = <Schema extends z.ZodMiniType>(kind: ApprovalKind<Schema>): KnownKind => {
  const read = (wire: unknown): z.output<Schema> => z.decode(kind.schema, wire as z.input<Schema>);
  return {
    kind: kind.kind,
    permission: kind.permission,
    describe: (tx, wire) => kind.describe(tx, read(wire)),
    check: async (tx, wire) => {
      const payload = read(wire);
      await kind.validate(tx, payload);
      return kind.versionOf(tx, payload);
    },
    objectionTo: (wire, checkerId) => kind.objectionTo?.(read(wire), checkerId),
    execute: (tx, wire, approved) => kind.execute(tx, read(wire), approved),
  };
};
