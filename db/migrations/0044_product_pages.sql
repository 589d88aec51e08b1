-- What the owner sorts garments into.
CREATE TABLE categories (
  id           text PRIMARY KEY,
  name         text NOT NULL,
  description  text,
  translations jsonb NOT NULL DEFAULT '{}',
  sort         integer NOT NULL DEFAULT 0,
  CONSTRAINT categories_id_is_part_of_a_url CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
CREATE TRIGGER categories_announced AFTER INSERT OR DELETE OR UPDATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

-- The revision of all of them together, which are edited as one document.
CREATE TABLE category_list (
  id         boolean PRIMARY KEY DEFAULT true,
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  CONSTRAINT category_list_is_one_row CHECK (id)
);
INSERT INTO category_list DEFAULT VALUES;

ALTER TABLE garments
  ADD COLUMN category_id text REFERENCES categories ON DELETE SET NULL,
  ADD COLUMN care jsonb,
  ADD COLUMN size_guide jsonb,
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN colour_translations jsonb NOT NULL DEFAULT '[]';
CREATE INDEX garments_by_category ON garments (category_id);

CREATE TABLE garment_pictures (
  garment_id   uuid NOT NULL REFERENCES garments ON DELETE CASCADE,
  place        integer NOT NULL,
  picture_id   uuid NOT NULL REFERENCES pictures,
  alt          text NOT NULL,
  translations jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (garment_id, place),
  CONSTRAINT garment_pictures_once_each UNIQUE (garment_id, picture_id)
);
-- Asked for by the sweep of unused pictures.
CREATE INDEX garment_pictures_by_picture ON garment_pictures (picture_id);
CREATE TRIGGER garment_pictures_announced AFTER INSERT OR DELETE OR UPDATE ON garment_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

ALTER TABLE brand ADD COLUMN faq jsonb NOT NULL DEFAULT '[]';
