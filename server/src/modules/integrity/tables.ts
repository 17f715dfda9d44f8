import type { Log } from '@fairground/contract/integrity/operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import type { EventKind, Program, ThresholdKind } from '@fairground/contract/integrity/kinds';
import type { Money } from '@fairground/contract/money';
import type { Generated, GeneratedAlways } from 'kysely';

export type IntegrityTables = {
  integrity_event: {
    id: GeneratedAlways<Id<'significant-event'>>;
    kind: EventKind;
    at: Date;
    subject: string;
    amount: Money | null;
    currency: string | null;
    detail: string;
    done_by: string | null;
    key: string;
  };
  integrity_threshold: { kind: ThresholdKind; amount: Money };
  integrity_cursor: { is_only: Generated<boolean>; seq: bigint };
  integrity_return_day: {
    accounting_date: string;
    product_id: number;
    game_id: bigint;
    currency: string;
    rounds: bigint;
    stake: bigint;
    payout: bigint;
    stake_squares: string;
    payout_squares: string;
    products: string;
  };
  integrity_log_copy: {
    id: GeneratedAlways<Id<'log copy'>>;
    log: Log;
    first_line: bigint;
    last_line: bigint;
    lines: number;
    digest: Buffer;
    previous: Buffer | null;
    at: Date;
  };
  integrity_program_check: {
    id: GeneratedAlways<Id<'program-check'>>;
    program: Program;
    digest: Buffer;
    files: number;
    is_same: boolean;
    checked_at: Date;
    checked_by: string | null;
  };
};
