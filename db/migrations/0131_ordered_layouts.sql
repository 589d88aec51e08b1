-- Layouts that an order was made of are kept; housekeeping asks for the orders of each old one. Partial, so that garments
-- pay nothing for it.
CREATE INDEX order_items_by_layout ON order_items ((film ->> 'layoutId')) WHERE film IS NOT NULL;
