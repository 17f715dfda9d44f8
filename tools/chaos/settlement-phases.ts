import type { Client } from 'pg';

/** Where a node is stopped: before anything of a run is committed, between its steps, and with money just moved. */
export const PHASES = [
  'opened',
  'billed',
  'calculated',
  'paying',
  'bill paid',
  'obligation',
  'paid',
  'shares computed',
  'shares paid',
] as const;
export type Phase = (typeof PHASES)[number];

/** Triggers that hold a transaction in a phase until the one who watches has killed its node. */
export const PAUSE = `
  create table chaos_pause (type text not null, phase text not null);
  grant select on chaos_pause to public;
  create function chaos_hold(p_type text, p_phase text) returns void language plpgsql as $$
  begin
    if exists (select from chaos_pause p where p.phase = p_phase and (p_type is null or p.type = p_type)) then
      perform pg_sleep(60);
    end if;
  end $$;
  create function chaos_on_run() returns trigger language plpgsql as $$
  begin
    perform chaos_hold(new.type, case
      when tg_op = 'INSERT' then 'opened'
      when new.status in ('CALCULATED', 'APPROVED') and old.status = 'CALCULATING' then 'calculated'
      when new.status = 'PAYING' then 'paying'
      when new.status = 'PAID' then 'paid' else '' end);
    return null;
  end $$;
  create trigger chaos_on_run after insert or update on agents_run for each row execute function chaos_on_run();
  create function chaos_on_bill() returns trigger language plpgsql as $$
  begin
    perform chaos_hold((select type from agents_run where id = new.run_id),
      case when tg_op = 'INSERT' then 'billed' else 'bill paid' end);
    return null;
  end $$;
  create trigger chaos_on_bill after insert or update on agents_bill for each row execute function chaos_on_bill();
  create function chaos_on_obligation() returns trigger language plpgsql as $$
  begin
    perform chaos_hold((select r.type from agents_bill b join agents_run r on r.id = b.run_id where b.id = new.bill_id),
      'obligation');
    return null;
  end $$;
  create trigger chaos_on_obligation after insert on agents_obligation for each row execute function chaos_on_obligation();
  create function chaos_on_share() returns trigger language plpgsql as $$
  begin
    perform chaos_hold(null, case when tg_op = 'INSERT' then 'shares computed' else 'shares paid' end);
    return null;
  end $$;
  create trigger chaos_on_share after insert or update on agents_rebate_payment for each row execute function chaos_on_share();
`;

/** The one phase that nodes are held in, or none. */
export const pauseAt = async (
  owner: Client,
  wanted: { readonly type: string; readonly phase: Phase } | undefined,
): Promise<void> => {
  await owner.query('delete from chaos_pause');
  if (wanted !== undefined) await owner.query('insert into chaos_pause values ($1, $2)', [wanted.type, wanted.phase]);
};
