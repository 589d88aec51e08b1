ALTER TABLE store_settings
  -- Where customers pick up orders and pay cash; null in a shop without such a place.
  ADD COLUMN studio jsonb,
  -- Where the shop delivers, in the order of display. Empty: everywhere, for the fee of the delivery method.
  ADD COLUMN delivery_areas jsonb NOT NULL DEFAULT '[]';
