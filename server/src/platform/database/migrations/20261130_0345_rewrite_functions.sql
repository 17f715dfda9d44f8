-- For migrations that change some lines of a long function: pairs of what it said and what it says from now on. A pair that
-- is not found, or found twice, is refused.
create procedure database_rewrite_function(p_name regproc, variadic p_changes text[]) language plpgsql as $$
declare body text := pg_get_functiondef(p_name); i int; found int;
begin
  for i in 1..cardinality(p_changes) by 2 loop
    found := (length(body) - length(replace(body, p_changes[i], ''))) / length(p_changes[i]);
    if found <> 1 then raise exception '% says % times: %', p_name, found, p_changes[i]; end if;
    body := replace(body, p_changes[i], p_changes[i + 1]);
  end loop;
  execute body;
end $$;
revoke execute on procedure database_rewrite_function from public;
