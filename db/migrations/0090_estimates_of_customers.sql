-- Estimates belong to the customer who has their contact, as orders and contact requests do. A job joins those of before.
ALTER TABLE estimates ADD COLUMN customer_id uuid REFERENCES customers;
CREATE INDEX estimates_by_customer ON estimates (customer_id, id) WHERE customer_id IS NOT NULL;
CREATE INDEX estimates_without_customer ON estimates (id) WHERE customer_id IS NULL AND erased_at IS NULL;
