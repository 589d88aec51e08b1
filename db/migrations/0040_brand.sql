-- Pictures of the shop: kept as WebP in some sizes, each under the hash of its content. They are public.
CREATE TABLE pictures (
  id         uuid PRIMARY KEY,
  file_name  text NOT NULL,
  width_px   integer NOT NULL,
  height_px  integer NOT NULL,
  has_alpha  boolean NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES admin_users
);
CREATE INDEX pictures_by_age ON pictures (created_at);

CREATE TABLE picture_files (
  picture_id uuid NOT NULL REFERENCES pictures ON DELETE CASCADE,
  sha256     bytea NOT NULL,
  width_px   integer NOT NULL,
  height_px  integer NOT NULL,
  byte_size  integer NOT NULL,
  PRIMARY KEY (picture_id, width_px),
  CONSTRAINT picture_files_sha256_is_a_hash CHECK (octet_length(sha256) = 32)
);
CREATE INDEX picture_files_by_content ON picture_files (sha256);

-- How the shop looks, and what it says about itself.
CREATE TABLE brand (
  id              boolean PRIMARY KEY DEFAULT true,
  accent          text NOT NULL DEFAULT '#c42f03',
  surface         text NOT NULL DEFAULT 'paper',
  heading_font    text NOT NULL DEFAULT 'bricolage-grotesque',
  text_font       text NOT NULL DEFAULT 'instrument-sans',
  logo_id         uuid REFERENCES pictures,
  favicon_id      uuid REFERENCES pictures,
  hero_picture_id uuid REFERENCES pictures,
  texts           jsonb NOT NULL DEFAULT '{"heroTitle": null, "heroText": null, "about": null, "delivery": null, "returns": null, "privacy": null, "terms": null}',
  translations    jsonb NOT NULL DEFAULT '{}',
  revision        integer NOT NULL DEFAULT 1,
  updated_at      timestamptz NOT NULL DEFAULT now(),
  updated_by      uuid REFERENCES admin_users,
  CONSTRAINT brand_is_one_row CHECK (id),
  CONSTRAINT brand_accent_is_a_colour CHECK (accent ~ '^#[0-9a-f]{6}$'),
  CONSTRAINT brand_surface_is_known CHECK (surface IN ('paper', 'white', 'ink'))
);
INSERT INTO brand DEFAULT VALUES;
CREATE TRIGGER brand_announced AFTER INSERT OR DELETE OR UPDATE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

ALTER TABLE file_removals DROP CONSTRAINT file_removals_kind_is_known;
ALTER TABLE file_removals ADD CONSTRAINT file_removals_kind_is_known
  CHECK (kind IN ('artwork', 'proof', 'sheet', 'picture'));
