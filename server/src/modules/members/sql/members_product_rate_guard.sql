-- Nobody is given more of a product than anybody above was given by the same day. Who moves by then is measured by the line
-- it moves into. What somebody above loses later is clamped where rates are read.
create or replace function members_product_rate_guard() returns trigger language plpgsql as $$
declare
  v_upline bigint;
  v_least integer;
begin
  select coalesce(
    (select to_upline_id from members_move
      where member_id = new.member_id and status = 'PLANNED' and from_day <= new.from_day),
    (select upline_id from members_member where id = new.member_id)) into v_upline;
  select min(given.rate_ppm) into v_least
    from members_member upline, unnest(upline.path) above,
         lateral (select rate_ppm from members_product_rate
                   where member_id = above and product = new.product and from_day <= new.from_day
                   order by from_day desc limit 1) given
   where upline.id = v_upline;
  if new.rate_ppm > v_least then
    raise exception 'member % is given more than the one above', new.member_id
      using errcode = 'check_violation', constraint = 'members_product_rate_is_at_most_that_above';
  end if;
  return new;
end $$;

create or replace trigger members_product_rate_guard before insert or update on members_product_rate
  for each row when (new.rate_ppm is not null) execute function members_product_rate_guard();
