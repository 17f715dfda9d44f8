-- What members may still take is added up for staff without a look at what was taken.
create index loyalty_claim_due on loyalty_claim (kind, currency) include (member_id, amount, points) where state = 'CLAIMABLE';
