import type { Money } from '@fairground/contract/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { StartedDeposit } from '../providers/provider.ts';
import type { Json } from './deposit-tables.ts';

export type SandboxTables = {
  cashier_sandbox_payment: {
    reference: string;
    provider: string;
    what: 'deposit' | 'payout';
    no: string;
    channel: string;
    currency: string;
    amount: Money;
    paid_amount: Generated<Money | null>;
    payer_name: Generated<string | null>;
    state: Generated<'pending' | 'paid' | 'failed'>;
    reason: Generated<string | null>;
    return_url: string;
    instructions: Json<Omit<StartedDeposit, 'payAmount' | 'reference'>> | null;
    created_at: Date;
    expires_at: Date;
    /** In the future for a payment that is planned: it is pending until then. */
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  cashier_sandbox_callback: {
    id: GeneratedAlways<bigint>;
    reference: string;
    body: string;
    due_at: Date;
    tries: Generated<number>;
    sent_at: Generated<Date | null>;
  };
};
