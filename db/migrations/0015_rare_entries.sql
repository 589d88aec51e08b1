-- The books and the ledger grow with every garment that is pressed. What is entered by hand, and what is rare, would be
-- looked for among all of that.
CREATE INDEX cost_entries_by_category ON cost_entries (category, incurred_on DESC, id DESC);
CREATE INDEX cost_entries_by_hand ON cost_entries (incurred_on DESC, id DESC) WHERE source = 'manual';
CREATE INDEX inventory_movements_of_rare_types ON inventory_movements (type, created_at DESC, id DESC)
  WHERE type IN ('receipt', 'adjustment', 'waste', 'return', 'count');
