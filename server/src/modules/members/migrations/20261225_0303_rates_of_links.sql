-- What those who come by a link are given of each product. Clamped at use: a link outlives what its owner holds.
create table members_link_rate (
  link_id   bigint not null references members_link,
  product   text not null,
  rate_ppm  integer not null constraint members_link_rate_is_sound check (rate_ppm between 0 and 10000),
  primary key (link_id, product)
);
revoke update, delete, truncate on members_link_rate from fairground_app;
