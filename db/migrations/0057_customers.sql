-- Who orders and asks. Each order and contact request belongs to the customer who has its email address, or else its phone.
CREATE TABLE customers (
  id          uuid PRIMARY KEY,
  name        text NOT NULL,
  company     text,
  email       text,
  phone       text,
  locale      text,
  tags        text[] NOT NULL DEFAULT '{}',
  trade       boolean NOT NULL DEFAULT false,
  tax_id      text,
  note        text,
  -- Of those merged into it too.
  search_text text NOT NULL,
  -- Orders stay with the customer whose contact they have, so that a merge can be undone.
  merged_into uuid REFERENCES customers,
  merged_at   timestamptz,
  revision    integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  updated_at  timestamptz NOT NULL,
  erased_at   timestamptz,
  CONSTRAINT customers_merge_into_others CHECK (merged_into <> id),
  CONSTRAINT customers_know_when_they_merged CHECK ((merged_into IS NULL) = (merged_at IS NULL))
);
CREATE UNIQUE INDEX customers_email_unique ON customers (lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX customers_phone_unique ON customers (phone) WHERE phone IS NOT NULL;
CREATE INDEX customers_by_merge ON customers (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX customers_by_tag ON customers USING gin (tags) WHERE tags <> '{}';
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops);

ALTER TABLE orders ADD COLUMN customer_id uuid REFERENCES customers;
ALTER TABLE contact_leads ADD COLUMN customer_id uuid REFERENCES customers;
CREATE INDEX orders_by_customer ON orders (customer_id, id) WHERE customer_id IS NOT NULL;
CREATE INDEX contact_leads_by_customer ON contact_leads (customer_id) WHERE customer_id IS NOT NULL;
-- Those of before this migration, until a job has joined them.
CREATE INDEX orders_without_customer ON orders (id) WHERE customer_id IS NULL AND erased_at IS NULL;
CREATE INDEX contact_leads_without_customer ON contact_leads (id) WHERE customer_id IS NULL AND erased_at IS NULL;

ALTER TABLE events ADD COLUMN customer_id uuid REFERENCES customers;

-- A UUIDv7, which is ordered by time.
CREATE FUNCTION uuid_at(moment timestamptz) RETURNS uuid LANGUAGE sql VOLATILE RETURN (
  lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '7'
  || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid;

-- The customer with these contacts, found or made. An email address decides; a phone only without one, or when its customer
-- has no email address. What the customer lacks is filled in. A contact that somebody else has stays there.
--
-- Each query sees what others have committed meanwhile, and the insert waits for theirs, so that many first orders of one
-- person make one customer. Plans are kept, so none may read the table whole.
CREATE FUNCTION join_customer(
  fresh uuid, name text, v_email text, v_phone text, locale text, words text, moment timestamptz, announced boolean
) RETURNS uuid LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  own  customers%ROWTYPE;
  made uuid;
BEGIN
  WHILE own.id IS NULL AND made IS NULL AND (v_email IS NOT NULL OR v_phone IS NOT NULL) LOOP
    IF v_email IS NOT NULL THEN
      SELECT * INTO own FROM customers AS c WHERE lower(c.email) = lower(v_email);
    END IF;
    IF own.id IS NULL AND v_phone IS NOT NULL THEN
      SELECT * INTO own FROM customers AS c WHERE c.phone = v_phone;
      IF own.email IS NOT NULL AND v_email IS NOT NULL THEN
        own := NULL;
        v_phone := NULL;
      END IF;
    END IF;
    IF own.id IS NULL THEN
      INSERT INTO customers (id, name, email, phone, locale, search_text, created_at, updated_at)
      VALUES (fresh, name, v_email, v_phone, locale, words, moment, moment)
      ON CONFLICT DO NOTHING RETURNING id INTO made;
    ELSIF (own.email IS NULL AND v_email IS NOT NULL) OR (own.phone IS NULL AND v_phone IS NOT NULL) THEN
      BEGIN
        UPDATE customers AS c
        SET email = coalesce(c.email, v_email), phone = coalesce(c.phone, v_phone),
          search_text = c.search_text || ' ' || words, revision = c.revision + 1, updated_at = moment
        WHERE c.id = own.id;
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END IF;
  END LOOP;
  IF made IS NOT NULL AND announced THEN
    INSERT INTO events (type, customer_id, occurred_at) VALUES ('customer.created', made, moment);
  END IF;
  RETURN coalesce(own.id, made);
END $$;

-- The customers of many, in the order asked. Most are known with all their contacts, or new: those take one query, and one
-- more that makes all the new ones. The others, and those whom somebody else makes at this moment, are joined one by one.
CREATE FUNCTION join_customers(
  fresh uuid[], names text[], emails text[], phones text[], locales text[], words text[], moments timestamptz[],
  announced boolean
) RETURNS uuid[] LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  joined uuid[];
  unused integer[];
  made   uuid[];
BEGIN
  SELECT array_agg(CASE
      WHEN e.id IS NOT NULL AND (a.phone IS NULL OR e.phone IS NOT NULL OR p.id IS NOT NULL) THEN e.id
      WHEN e.id IS NULL AND p.id IS NOT NULL AND a.email IS NULL THEN p.id
    END ORDER BY a.place),
    array_agg(a.place) FILTER (
      WHERE e.id IS NULL AND p.id IS NULL AND (a.email IS NOT NULL OR a.phone IS NOT NULL))
  INTO joined, unused
  FROM unnest(emails, phones) WITH ORDINALITY AS a(email, phone, place)
  LEFT JOIN LATERAL (SELECT c.id, c.phone FROM customers AS c WHERE lower(c.email) = lower(a.email)) AS e ON true
  LEFT JOIN LATERAL (SELECT c.id FROM customers AS c WHERE c.phone = a.phone) AS p ON true;

  IF unused IS NOT NULL THEN
    WITH new AS (
      INSERT INTO customers (id, name, email, phone, locale, search_text, created_at, updated_at)
      SELECT fresh[i], names[i], emails[i], phones[i], locales[i], words[i], moments[i], moments[i]
      FROM unnest(unused) AS i
      ON CONFLICT DO NOTHING RETURNING id, created_at
    ), told AS (
      INSERT INTO events (type, customer_id, occurred_at)
      SELECT 'customer.created', id, created_at FROM new WHERE announced
    )
    SELECT array_agg(id) INTO made FROM new;
    FOR i IN 1 .. array_length(fresh, 1) LOOP
      IF fresh[i] = ANY(made) THEN joined[i] := fresh[i]; END IF;
    END LOOP;
  END IF;
  FOR i IN 1 .. coalesce(array_length(fresh, 1), 0) LOOP
    IF joined[i] IS NULL THEN
      joined[i] := join_customer(
        fresh[i], names[i], emails[i], phones[i], locales[i], words[i], moments[i], announced);
    END IF;
  END LOOP;
  RETURN joined;
END $$;
