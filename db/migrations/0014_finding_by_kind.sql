-- What is rare is found without walking through all that is frequent, however old the shop is.

-- "What was done to webhook endpoints": the log is long, and most of it is about orders.
CREATE INDEX audit_log_by_entity_type ON audit_log (entity_type, occurred_at DESC, id DESC)
  WHERE entity_type IS NOT NULL;
-- An erasure empties the events of a person's requests; most events are about orders.
CREATE INDEX events_by_lead ON events (lead_id, id) WHERE lead_id IS NOT NULL;
