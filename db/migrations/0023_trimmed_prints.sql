-- The empty border of an artwork is not put on film. Nothing is cut off prints of earlier orders.
ALTER TABLE placements
  ADD COLUMN trim_top_mm    numeric(6,1) NOT NULL DEFAULT 0,
  ADD COLUMN trim_right_mm  numeric(6,1) NOT NULL DEFAULT 0,
  ADD COLUMN trim_bottom_mm numeric(6,1) NOT NULL DEFAULT 0,
  ADD COLUMN trim_left_mm   numeric(6,1) NOT NULL DEFAULT 0,
  -- Not valid: earlier rows have the default and need not be read.
  ADD CONSTRAINT placements_are_trimmed_to_something CHECK (
    least(trim_top_mm, trim_right_mm, trim_bottom_mm, trim_left_mm) >= 0
    AND trim_left_mm + trim_right_mm < width_mm AND trim_top_mm + trim_bottom_mm < height_mm) NOT VALID;

-- The size of a print on film, before it is turned.
CREATE FUNCTION film_width(p placements) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN p.width_mm - p.trim_left_mm - p.trim_right_mm;
CREATE FUNCTION film_height(p placements) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN p.height_mm - p.trim_top_mm - p.trim_bottom_mm;
CREATE FUNCTION film_trim(p placements) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_build_object('topMm', p.trim_top_mm, 'rightMm', p.trim_right_mm, 'bottomMm', p.trim_bottom_mm,
    'leftMm', p.trim_left_mm);
