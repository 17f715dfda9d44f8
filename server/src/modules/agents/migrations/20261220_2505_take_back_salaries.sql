-- What a real-time salary paid too much on a day is taken back at its end; what the receiver does not have is owed, to the
-- payer or to the house.
alter table agents_bill
  add column overpaid bigint not null default 0 constraint agents_bill_overpaid_is_no_debt check (overpaid >= 0);
alter table agents_obligation
  alter column creditor_id drop not null,
  add column cause text not null default 'CONTRACT'
    constraint agents_obligation_cause_is_known check (cause in ('CONTRACT', 'CLAWBACK')),
  add constraint agents_obligation_to_the_house_is_taken_back check (creditor_id is not null or cause = 'CLAWBACK');
