-- Stops of play: all gaming, one vendor, one game. They hold beside the switches of the catalogue, which one person sets.
create table catalog_stop (
  id           bigint generated always as identity primary key,
  scope        text not null constraint catalog_stop_scope_is_known check (scope in ('all', 'vendor', 'game')),
  vendor_code  text,
  game_id      bigint,
  stopped_at   timestamptz not null,
  stopped_by   text not null,
  reason       text not null,
  released_at  timestamptz,
  released_by  text,
  constraint catalog_stop_names_what_it_stops check (
    (scope = 'all' and vendor_code is null and game_id is null)
    or (scope = 'vendor' and vendor_code is not null and game_id is null)
    or (scope = 'game' and vendor_code is not null and game_id is not null)),
  constraint catalog_stop_is_released_by_somebody check ((released_at is null) = (released_by is null))
);
create unique index catalog_stop_holds_once on catalog_stop (scope, coalesce(vendor_code, ''), coalesce(game_id, 0))
  where released_at is null;

revoke delete, truncate on catalog_stop from fairground_app;
