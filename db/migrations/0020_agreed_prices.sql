-- Orders can be changed until they are printed. A price that staff agreed with the customer stays when they are.
ALTER TABLE order_items ADD COLUMN agreed_price boolean NOT NULL DEFAULT false;
