-- Customers with prices of their own for film, and film that was paid for before it is printed.

-- A list that the owner removes leaves its customers with the prices of everybody.
ALTER TABLE customers ADD COLUMN price_list_id text REFERENCES film_price_lists ON DELETE SET NULL;
CREATE INDEX customers_by_price_list ON customers (price_list_id) WHERE price_list_id IS NOT NULL;

-- What each customer has left. Only movements change it.
CREATE TABLE film_accounts (
  customer_id uuid PRIMARY KEY REFERENCES customers,
  balance_mm  bigint NOT NULL,
  CONSTRAINT film_accounts_are_never_overdrawn CHECK (balance_mm >= 0)
);

-- Bought and paid for; used by an order; given back when that order was cancelled or expired; taken back with a refund;
-- corrected by staff; and moved with customers that are merged or split.
CREATE TYPE film_movement_type AS ENUM ('purchase', 'use', 'return', 'refund', 'correction', 'merge');

CREATE TABLE film_movements (
  id               uuid PRIMARY KEY,
  customer_id      uuid NOT NULL REFERENCES customers,
  -- In the order in which they changed the balance.
  place            bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  type             film_movement_type NOT NULL,
  delta_mm         bigint NOT NULL,
  balance_after_mm bigint NOT NULL,
  order_id         uuid REFERENCES orders,
  reason           text,
  created_by       uuid REFERENCES admin_users,
  occurred_at      timestamptz NOT NULL,
  CONSTRAINT film_movements_move_something CHECK (delta_mm <> 0),
  CONSTRAINT film_movements_add_or_take CHECK (
    CASE type WHEN 'purchase' THEN delta_mm > 0 WHEN 'return' THEN delta_mm > 0
      WHEN 'use' THEN delta_mm < 0 WHEN 'refund' THEN delta_mm < 0 ELSE true END),
  CONSTRAINT film_movements_of_orders_name_them CHECK (
    (type IN ('purchase', 'use', 'return', 'refund')) = (order_id IS NOT NULL)),
  CONSTRAINT film_movements_corrections_have_a_reason CHECK (
    (type = 'correction') = (reason IS NOT NULL AND created_by IS NOT NULL))
);
CREATE INDEX film_movements_by_customer ON film_movements (customer_id, place);
CREATE INDEX film_movements_by_order ON film_movements (order_id) WHERE order_id IS NOT NULL;
-- However often a payment is verified or an order cancelled.
CREATE UNIQUE INDEX film_movements_once_for_an_order ON film_movements (order_id, type) WHERE type IN ('purchase', 'use', 'return');

CREATE TRIGGER film_movements_are_insert_only
  BEFORE UPDATE OR DELETE ON film_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER film_movements_are_never_truncated
  BEFORE TRUNCATE ON film_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whoever writes a movement changes the balance, and nobody can take more than there is, however many try at once: the row
-- of the account is locked until they commit.
CREATE FUNCTION move_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO film_accounts (customer_id, balance_mm) VALUES (NEW.customer_id, 0) ON CONFLICT DO NOTHING;
  UPDATE film_accounts SET balance_mm = balance_mm + NEW.delta_mm WHERE customer_id = NEW.customer_id
  RETURNING balance_mm INTO NEW.balance_after_mm;
  RETURN NEW;
END $$;
CREATE TRIGGER film_movements_change_the_balance
  BEFORE INSERT ON film_movements FOR EACH ROW EXECUTE FUNCTION move_film();

-- Orders of film in advance. The film is added once they are paid in full.
CREATE TABLE film_purchases (
  order_id    uuid PRIMARY KEY REFERENCES orders,
  customer_id uuid NOT NULL REFERENCES customers,
  length_mm   bigint NOT NULL,
  CONSTRAINT film_purchases_have_a_length CHECK (length_mm > 0)
);
