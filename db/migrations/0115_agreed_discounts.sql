-- Of what is taken off an order, the part that was agreed in its estimate, and why. Quantity breaks and the code take the rest.
ALTER TABLE orders
  ADD COLUMN agreed_discount_minor bigint NOT NULL DEFAULT 0
    CONSTRAINT agreed_discount_is_not_negative CHECK (agreed_discount_minor >= 0),
  ADD COLUMN agreed_discount_reason text;
UPDATE orders AS o SET
  agreed_discount_minor = least(o.discount_minor, coalesce((v.offer #>> '{totals,agreedDiscountMinor}')::bigint, o.discount_minor)),
  agreed_discount_reason = v.words ->> 'discountReason'
FROM estimates AS e JOIN estimate_versions AS v ON v.estimate_id = e.id AND v.version = e.approved_version
WHERE o.id = e.order_id AND jsonb_typeof(v.offer -> 'discount') = 'object';
