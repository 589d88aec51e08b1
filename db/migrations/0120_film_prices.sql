-- What film costs without a garment. The first list is for everybody, the others for customers that they were given to.
CREATE TABLE film_price_lists (
  id                     text PRIMARY KEY,
  name                   text NOT NULL,
  -- Of 100 cm². Null: transfers cost what their size tier costs.
  per_dm2_minor          bigint,
  minimum_transfer_minor bigint NOT NULL,
  sheet_per_metre_minor  bigint NOT NULL,
  length_breaks          jsonb NOT NULL DEFAULT '[]',
  minimum_sheet_minor    bigint NOT NULL,
  sort                   integer NOT NULL,
  CONSTRAINT film_prices_are_not_negative CHECK (
    least(per_dm2_minor, minimum_transfer_minor, sheet_per_metre_minor, minimum_sheet_minor) >= 0),
  CONSTRAINT film_length_breaks_are_a_list CHECK (jsonb_typeof(length_breaks) = 'array')
);
CREATE TRIGGER film_price_lists_announced AFTER INSERT OR DELETE OR UPDATE ON film_price_lists
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

-- What is sold, and the revision of all lists together, which are edited as one document.
CREATE TABLE film_prices (
  id         boolean PRIMARY KEY DEFAULT true,
  transfers  boolean NOT NULL DEFAULT false,
  sheets     boolean NOT NULL DEFAULT false,
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  CONSTRAINT film_prices_is_one_row CHECK (id)
);
CREATE TRIGGER film_prices_announced AFTER INSERT OR DELETE OR UPDATE ON film_prices
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');

-- A shop that is there sells none until the owner has entered prices.
INSERT INTO film_prices DEFAULT VALUES;
INSERT INTO film_price_lists (id, name, per_dm2_minor, minimum_transfer_minor, sheet_per_metre_minor, minimum_sheet_minor, sort)
VALUES ('retail', 'Retail', 0, 0, 0, 0, 0);
