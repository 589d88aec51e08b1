-- Codes that make orders cheaper.
CREATE TYPE discount_kind AS ENUM ('percent', 'amount', 'free_delivery');

CREATE TABLE discounts (
  id             uuid PRIMARY KEY,
  code           text NOT NULL,
  kind           discount_kind NOT NULL,
  percent_off_bp integer,
  amount_minor   bigint,
  -- Empty: all.
  garment_kinds  text[] NOT NULL DEFAULT '{}',
  minimum_minor  bigint NOT NULL DEFAULT 0,
  valid_from     timestamptz,
  valid_until    timestamptz,
  max_uses       integer,
  max_uses_each  integer,
  note           text,
  -- Of orders that were not cancelled and have not expired: counted by the trigger of `discount_uses`.
  uses           integer NOT NULL DEFAULT 0,
  given_minor    bigint NOT NULL DEFAULT 0,
  ended_at       timestamptz,
  revision       integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL,
  created_by     uuid REFERENCES admin_users,
  updated_at     timestamptz NOT NULL,
  updated_by     uuid REFERENCES admin_users,
  CONSTRAINT discounts_code_unique UNIQUE (code),
  CONSTRAINT discounts_code_in_capitals CHECK (code = upper(code)),
  CONSTRAINT discounts_have_what_they_give CHECK (
    (kind = 'percent') = (percent_off_bp IS NOT NULL) AND (kind = 'amount') = (amount_minor IS NOT NULL)
    AND percent_off_bp BETWEEN 1 AND 10000 AND amount_minor > 0),
  CONSTRAINT discounts_end_after_they_begin CHECK (valid_from < valid_until),
  CONSTRAINT discounts_used_within_limit CHECK (uses BETWEEN 0 AND max_uses)
);

-- One for each order that has a code. Email and phone are those of the order when it got it.
CREATE TABLE discount_uses (
  order_id     uuid PRIMARY KEY REFERENCES orders,
  discount_id  uuid NOT NULL REFERENCES discounts,
  amount_minor bigint NOT NULL,
  email        text,
  phone        text,
  used_at      timestamptz NOT NULL,
  -- When the order was cancelled, expired, or lost the code.
  returned_at  timestamptz,
  CONSTRAINT discount_uses_give_something CHECK (amount_minor >= 0)
);
CREATE INDEX discount_uses_by_discount ON discount_uses (discount_id, order_id);
CREATE INDEX discount_uses_by_email ON discount_uses (discount_id, lower(email)) WHERE returned_at IS NULL;
CREATE INDEX discount_uses_by_phone ON discount_uses (discount_id, phone) WHERE returned_at IS NULL;

-- Refuses what is over a limit, whoever writes it and however many write at once: the row of a code is locked while its
-- uses are counted, in the order of ids, so that two statements with several codes never wait for each other.
CREATE FUNCTION count_discount_uses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  begun uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM FROM discounts WHERE id IN (SELECT discount_id FROM added) ORDER BY id FOR NO KEY UPDATE;
    begun := ARRAY(SELECT order_id FROM added WHERE returned_at IS NULL);
    UPDATE discounts AS d SET uses = d.uses + a.uses, given_minor = d.given_minor + a.given
    FROM (
      SELECT discount_id, count(*) AS uses, sum(amount_minor) AS given FROM added WHERE returned_at IS NULL
      GROUP BY discount_id) AS a
    WHERE d.id = a.discount_id;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM FROM discounts WHERE id IN (SELECT discount_id FROM former) ORDER BY id FOR NO KEY UPDATE;
    UPDATE discounts AS d SET uses = d.uses - f.uses, given_minor = d.given_minor - f.given
    FROM (
      SELECT discount_id, count(*) AS uses, sum(amount_minor) AS given FROM former WHERE returned_at IS NULL
      GROUP BY discount_id) AS f
    WHERE d.id = f.discount_id;
  ELSE
    PERFORM FROM discounts
    WHERE id IN (SELECT discount_id FROM added UNION SELECT discount_id FROM former) ORDER BY id FOR NO KEY UPDATE;
    begun := ARRAY(
      SELECT a.order_id FROM added AS a JOIN former AS f ON f.order_id = a.order_id
      WHERE a.returned_at IS NULL AND (f.returned_at IS NOT NULL OR f.discount_id <> a.discount_id));
    UPDATE discounts AS d SET uses = d.uses + c.uses, given_minor = d.given_minor + c.given
    FROM (
      SELECT discount_id, sum(uses) AS uses, sum(given) AS given FROM (
        SELECT discount_id, 1 AS uses, amount_minor AS given FROM added WHERE returned_at IS NULL
        UNION ALL
        SELECT discount_id, -1, -amount_minor FROM former WHERE returned_at IS NULL
      ) AS each GROUP BY discount_id) AS c
    WHERE d.id = c.discount_id AND (c.uses, c.given) IS DISTINCT FROM (0, 0);
  END IF;

  IF EXISTS (
    SELECT FROM discount_uses AS u JOIN discounts AS d ON d.id = u.discount_id
    WHERE u.order_id = ANY(begun) AND d.ended_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'a discount code has ended' USING ERRCODE = 'check_violation', CONSTRAINT = 'discounts_not_ended';
  END IF;
  IF EXISTS (
    SELECT FROM discount_uses AS u JOIN discounts AS d ON d.id = u.discount_id
    WHERE u.order_id = ANY(begun) AND d.max_uses_each < (
      SELECT count(DISTINCT other.order_id) FROM (
        SELECT e.order_id FROM discount_uses AS e
        WHERE e.discount_id = u.discount_id AND e.returned_at IS NULL AND lower(e.email) = lower(u.email)
        UNION ALL
        SELECT p.order_id FROM discount_uses AS p
        WHERE p.discount_id = u.discount_id AND p.returned_at IS NULL AND p.phone = u.phone
      ) AS other)
  ) THEN
    RAISE EXCEPTION 'a customer has used a discount code too often'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'discounts_used_within_limit_each';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER discount_uses_added AFTER INSERT ON discount_uses REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_discount_uses();
CREATE TRIGGER discount_uses_removed AFTER DELETE ON discount_uses REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION count_discount_uses();
CREATE TRIGGER discount_uses_changed AFTER UPDATE ON discount_uses REFERENCING OLD TABLE AS former NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_discount_uses();
