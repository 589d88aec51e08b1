-- What customers made of texts, shapes and images. A design never changes: a changed one is saved anew, so that nobody can
-- change what somebody else shared or ordered.
CREATE TABLE designs (
  id         uuid PRIMARY KEY,
  name       text,
  prints     jsonb NOT NULL CONSTRAINT design_has_1_to_8_prints CHECK (jsonb_array_length(prints) BETWEEN 1 AND 8),
  created_at timestamptz NOT NULL
);
CREATE INDEX designs_by_age ON designs (created_at);

-- The artworks of its images, and those that were composed for it: their files are kept as long as the design.
CREATE TABLE design_artworks (
  design_id  uuid NOT NULL REFERENCES designs ON DELETE CASCADE,
  artwork_id uuid NOT NULL REFERENCES artworks,
  PRIMARY KEY (design_id, artwork_id)
);
CREATE INDEX design_artworks_by_artwork ON design_artworks (artwork_id);

-- The nightly sweep looks at the files of a design again when it is gone.
CREATE TRIGGER designs_free_their_artwork AFTER DELETE ON design_artworks
  FOR EACH ROW EXECUTE FUNCTION check_former_artwork();
