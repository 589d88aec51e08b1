-- Money that a cancelled order or an overpayment leaves with the shop, until it is refunded or kept as credit.

-- Few orders at a time, however old the shop is. Built before the lock of the column below.
CREATE INDEX orders_paid_too_much ON orders (id)
  WHERE paid_minor - refunded_minor > CASE WHEN status IN ('cancelled', 'expired') THEN 0 ELSE total_minor END;

-- No domain type: adding one would rewrite the table. Valid for all rows so far, which keep nothing.
ALTER TABLE orders
  ADD COLUMN kept_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_keep_what_was_paid
    CHECK (kept_minor >= 0 AND kept_minor <= paid_minor - refunded_minor) NOT VALID;
