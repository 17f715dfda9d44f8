-- A win, too, may come with a refusal of whoever hands it over: it is kept under the win's number like that of a bet.
call database_rewrite_function('betting_apply',
$a$      refusal[i] := 34; has_change := true;$a$,
$b$      refusal[i] := coalesce(p_refused[i], 34); has_change := true;$b$,
$a$      if act = 1 and refusal[i] <> 0 then null;$a$,
$b$      if p_refused[i] is not null or (act = 1 and refusal[i] <> 0) then null;$b$);
