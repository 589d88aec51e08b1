-- The size of a print job on film, before it is turned: of a sheet that a customer laid out, all of its prints together.
CREATE FUNCTION film_width(i order_items, p placements) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((i.film ->> 'printWidthMm')::numeric, film_width(p));
CREATE FUNCTION film_height(i order_items, p placements) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce((i.film ->> 'printLengthMm')::numeric, film_height(p));

DROP INDEX print_jobs_in_hand;
CREATE INDEX print_jobs_in_hand ON print_jobs (state, state_since, id)
  WHERE state IN ('blocked', 'queued', 'nested', 'printed', 'cut', 'pressed', 'passed');

-- A laid out sheet is not trimmed as a whole; its prints are.
CREATE FUNCTION film_trim(i order_items, p placements) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN i.film ? 'printWidthMm' THEN '{"topMm": 0, "rightMm": 0, "bottomMm": 0, "leftMm": 0}'::jsonb
    ELSE film_trim(p) END;
