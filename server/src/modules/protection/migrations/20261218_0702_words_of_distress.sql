-- Words of distress in the chat are a sign of harm too.
alter table protection_marker drop constraint protection_marker_kind_is_known;
alter table protection_marker add constraint protection_marker_kind_is_known
  check (kind in ('deposit-after-loss', 'deposits-rising', 'several-methods', 'night-play', 'withdrawal-cancelled',
                  'limit-relaxed', 'words-of-distress'))
  not valid;
alter table protection_marker validate constraint protection_marker_kind_is_known;
