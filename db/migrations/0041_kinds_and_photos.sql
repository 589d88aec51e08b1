-- Kinds of garments are the shop's own: what they are called, their sizes, and how each side of them is shown.
CREATE TABLE garment_kinds (
  id    slug PRIMARY KEY,
  name  text NOT NULL,
  -- In their order. A garment of the kind may have others.
  sizes text[] NOT NULL DEFAULT '{}',
  -- [{view, drawing}]; without a drawing, garments of the kind are shown by their photos.
  views jsonb NOT NULL,
  sort  integer NOT NULL DEFAULT 0
);

-- A kind that only a garment names is called by its id, and drawn as a tee unless there is a drawing of that name.
CREATE FUNCTION add_garment_kind(kind text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO garment_kinds (id, name, views, sort)
  SELECT kind, upper(left(kind, 1)) || replace(substr(kind, 2), '_', ' '),
    jsonb_build_array(
      jsonb_build_object('view', 'front', 'drawing', drawing), jsonb_build_object('view', 'back', 'drawing', drawing)),
    coalesce((SELECT max(sort) + 1 FROM garment_kinds), 0)
  FROM (SELECT CASE WHEN kind IN (
    'tee', 'long_sleeve', 'hoodie', 'tote', 'polo', 'cap', 'tank', 'crewneck', 'apron', 'youth_tee'
  ) THEN kind ELSE 'tee' END AS drawing) AS drawn
  ON CONFLICT DO NOTHING
$$;
SELECT add_garment_kind(kind) FROM (
  SELECT kind, min(sort) AS sort FROM garments GROUP BY kind
  UNION SELECT unnest(garment_kinds), 10000 FROM print_zones
) AS named GROUP BY kind ORDER BY min(sort), kind;

CREATE FUNCTION garment_has_a_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM garment_kinds WHERE id = NEW.kind) THEN
    PERFORM add_garment_kind(NEW.kind);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER garments_have_a_kind BEFORE INSERT OR UPDATE OF kind ON garments
  FOR EACH ROW EXECUTE FUNCTION garment_has_a_kind();
ALTER TABLE garments ADD CONSTRAINT garments_kind_fkey FOREIGN KEY (kind) REFERENCES garment_kinds;
CREATE INDEX garments_by_kind ON garments (kind);
CREATE TRIGGER garment_kinds_announced AFTER INSERT OR DELETE OR UPDATE ON garment_kinds
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

-- Which side a zone is on was in its name.
ALTER TABLE print_zones ADD COLUMN view text NOT NULL DEFAULT 'front';
UPDATE print_zones SET view = 'back' WHERE id ~* 'back|neck|nape';
ALTER TABLE print_zones ADD CONSTRAINT print_zones_view_is_known
  CHECK (view IN ('front', 'back', 'left', 'right', 'other'));

-- A photo of cloth, with what the service made of it: its light and folds, and where its cloth is.
CREATE TABLE photos (
  id         uuid PRIMARY KEY,
  picture_id uuid NOT NULL REFERENCES pictures,
  shade_id   uuid NOT NULL REFERENCES pictures,
  -- Without one, all of the photo counts as cloth, and it cannot be tinted.
  mask_id    uuid REFERENCES pictures,
  cut_out    text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES admin_users,
  CONSTRAINT photos_cut_out_is_known CHECK (cut_out IN ('transparency', 'background', 'mask', 'none')),
  CONSTRAINT photos_are_cut_out_by_a_mask CHECK ((cut_out = 'none') = (mask_id IS NULL))
);
CREATE INDEX photos_by_age ON photos (created_at);
CREATE INDEX photos_by_picture ON photos (picture_id);
CREATE INDEX photos_by_shade ON photos (shade_id);
CREATE INDEX photos_by_mask ON photos (mask_id);

-- Places on a photo are shares of its width and height, from the upper left corner.
CREATE DOMAIN photo_share AS numeric(7, 6) CHECK (VALUE BETWEEN 0 AND 1);
CREATE TABLE garment_photos (
  garment_id  uuid NOT NULL REFERENCES garments ON DELETE CASCADE,
  view        text NOT NULL,
  -- The colour of the variants that it shows. A neutral photo may show none that is sold.
  colour      text,
  neutral     boolean NOT NULL,
  photo_id    uuid NOT NULL REFERENCES photos,
  x1          photo_share NOT NULL,
  y1          photo_share NOT NULL,
  x2          photo_share NOT NULL,
  y2          photo_share NOT NULL,
  distance_mm length_mm NOT NULL,
  origin_x    photo_share NOT NULL,
  origin_y    photo_share NOT NULL,
  CONSTRAINT garment_photos_one_for_a_colour UNIQUE NULLS NOT DISTINCT (garment_id, view, colour),
  CONSTRAINT garment_photos_view_is_known CHECK (view IN ('front', 'back', 'left', 'right', 'other')),
  CONSTRAINT garment_photos_show_a_colour CHECK (neutral OR colour IS NOT NULL),
  CONSTRAINT garment_photos_have_two_points CHECK ((x1, y1) <> (x2, y2))
);
CREATE UNIQUE INDEX garment_photos_one_neutral ON garment_photos (garment_id, view) WHERE neutral;
CREATE INDEX garment_photos_by_photo ON garment_photos (photo_id);
CREATE TRIGGER garment_photos_announced AFTER INSERT OR DELETE OR UPDATE ON garment_photos
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
