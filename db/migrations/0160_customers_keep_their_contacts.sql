-- The customer with these contacts, found or made. Unlike `customer_of`, which replicas of earlier releases call until they
-- are gone, it never writes to a customer that is there: a guest types any address and any phone, and what staff send to a
-- customer would go to whoever added theirs.
--
-- An email address decides; a phone only without one, or when its customer has no email address. A phone that somebody else
-- has stays there. A new customer is inserted without looking for the phone first, because the insert does that.
--
-- Each query sees what others have committed meanwhile, and the insert waits for theirs, so that many first orders of one
-- person make one customer. Plans are kept, so none may read the table whole.
CREATE FUNCTION customer_with(
  fresh uuid, name text, v_email text, v_phone text, locale text, words text, moment timestamptz
) RETURNS uuid LANGUAGE plpgsql
SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  own       uuid;
  own_email text;
BEGIN
  IF v_email IS NULL AND v_phone IS NULL THEN
    RETURN NULL;
  END IF;
  LOOP
    IF v_email IS NOT NULL THEN
      SELECT c.id INTO own FROM customers AS c WHERE lower(c.email) = lower(v_email);
      IF own IS NOT NULL THEN
        RETURN own;
      END IF;
    END IF;
    INSERT INTO customers (id, name, email, phone, locale, search_text, created_at, updated_at)
    VALUES (fresh, name, v_email, v_phone, locale, words, moment, moment)
    ON CONFLICT DO NOTHING RETURNING id INTO own;
    IF own IS NOT NULL THEN
      RETURN own;
    END IF;
    -- Somebody has the phone, or has just been made with one of the two.
    SELECT c.id, c.email INTO own, own_email FROM customers AS c WHERE c.phone = v_phone;
    IF own_email IS NOT NULL AND v_email IS NOT NULL THEN
      v_phone := NULL;
    ELSIF own IS NOT NULL THEN
      RETURN own;
    END IF;
  END LOOP;
END $$;
