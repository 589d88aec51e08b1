-- The part of the refunds that only returned what was paid too much. It no longer pays for an order whose total rises
-- later. Earlier refunds count as before. No domain type: adding one would rewrite the table.
ALTER TABLE orders
  ADD COLUMN returned_minor bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT orders_return_what_was_refunded
    CHECK (returned_minor >= 0 AND returned_minor <= refunded_minor) NOT VALID;
