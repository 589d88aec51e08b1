-- What the order list filters by and the indexes before did not know. Each is in order of the id, so that a page is as
-- quick at the end of the list as at its beginning, and however few orders are of a kind.

-- Nearly all orders are completed in the end: for those the primary key is quick enough.
CREATE INDEX orders_by_status ON orders (status, id) WHERE status <> 'completed';
CREATE INDEX orders_by_staff ON orders (source, id) WHERE source <> 'storefront';
CREATE INDEX orders_by_method ON orders (fulfilment_method, id);
