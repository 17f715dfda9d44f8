-- Each product has its own cap, as in contract/src/members/product-rates.ts.
alter table members_product_rate
  drop constraint members_product_rate_is_sound,
  add constraint members_product_rate_is_within_its_cap check (rate_ppm between 0 and
    case product
      when 'RNG' then 10000
      when 'FISH' then 10000
      when 'INHOUSE' then 10000
      when 'PVP' then 8000
      when 'LIVE' then 8000
      when 'ELOTT' then 8000
      when 'SPORTS' then 6000
      when 'ESPORTS' then 6000
      when 'COCKFIGHT' then 5000
    end);
