-- A garment is replaced with all its variants: who did it is named to whoever comes too late.
ALTER TABLE garments ADD COLUMN updated_by uuid REFERENCES admin_users;

-- Colours and sizes may change places in one statement; the constraint holds again at its end.
ALTER TABLE variants
  DROP CONSTRAINT variants_colour_and_size_unique,
  ADD CONSTRAINT variants_colour_and_size_unique UNIQUE (garment_id, colour, size) DEFERRABLE INITIALLY IMMEDIATE;
