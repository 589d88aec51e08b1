-- The files that the sweep has not removed so far and that no order keeps. Apart from the triggers, whose creation keeps
-- writers waiting: with a million files this takes seconds. A file that was added in between is there twice, which does
-- no harm.
INSERT INTO files_to_check (kind, file_id)
SELECT 'artwork', f.id FROM artworks AS f
WHERE f.removed_at IS NULL AND NOT EXISTS (
  SELECT FROM placements AS p
  JOIN order_items AS i ON i.id = p.order_item_id
  JOIN orders AS o ON o.id = i.order_id
  WHERE p.artwork_id = f.id AND o.status NOT IN ('expired', 'cancelled'))
UNION ALL
SELECT 'proof', f.id FROM payment_proofs AS f
WHERE f.removed_at IS NULL AND NOT EXISTS (SELECT FROM payments WHERE proof_id = f.id);

-- What has a key is found by it: three letters of an address are in every order, and a million orders took 58 ms. Not hash
-- indexes, which take longer with each row of one key, such as orders entered with the shop's own phone. Each is built in a
-- second or two with a million orders; until then they can be read but not written.
CREATE INDEX orders_by_email ON orders ((lower(customer_email))) WHERE customer_email IS NOT NULL;
-- With or without the code of its country.
CREATE INDEX orders_by_phone ON orders ((right(customer_phone, 7))) WHERE customer_phone IS NOT NULL;
CREATE INDEX payments_by_whole_reference ON payments ((lower(reference))) WHERE reference IS NOT NULL;
CREATE INDEX contact_leads_by_email ON contact_leads ((lower(email))) WHERE email IS NOT NULL;
CREATE INDEX contact_leads_by_phone ON contact_leads ((right(phone, 7))) WHERE phone IS NOT NULL;
