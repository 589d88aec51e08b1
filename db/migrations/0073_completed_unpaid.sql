-- Few or none are both, and each of the two is nearly all orders of an old shop or none of its newest.
CREATE INDEX orders_completed_unpaid ON orders (id) WHERE stage = 'completed' AND payment_status = 'unpaid';
