-- Film sheets as customers arranged them. A layout never changes: a changed one is saved anew, so that nobody can change
-- what somebody else shared or ordered. `film` has the measures of the film that it was checked for.
CREATE TABLE sheet_layouts (
  id                  uuid PRIMARY KEY,
  name                text,
  film                jsonb NOT NULL,
  length_mm           numeric(7, 1) NOT NULL CONSTRAINT sheet_layout_has_a_length CHECK (length_mm > 0),
  utilisation_percent numeric(4, 1) NOT NULL,
  pieces              jsonb NOT NULL CONSTRAINT sheet_layout_has_1_to_1000_pieces CHECK (
    jsonb_array_length(pieces) BETWEEN 1 AND 1000),
  created_at          timestamptz NOT NULL
);
CREATE INDEX sheet_layouts_by_age ON sheet_layouts (created_at);

-- Which pictures a layout shows: their files are kept as long as the layout, and go when a person is erased.
CREATE TABLE sheet_layout_artworks (
  layout_id  uuid NOT NULL REFERENCES sheet_layouts ON DELETE CASCADE,
  artwork_id uuid NOT NULL REFERENCES artworks,
  PRIMARY KEY (layout_id, artwork_id)
);
CREATE INDEX sheet_layout_artworks_by_artwork ON sheet_layout_artworks (artwork_id);

-- The nightly sweep looks at the files of a layout again when it is gone.
CREATE TRIGGER layouts_free_their_artwork AFTER DELETE ON sheet_layout_artworks
  FOR EACH ROW EXECUTE FUNCTION check_former_artwork();
