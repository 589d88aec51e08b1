-- Requests do not write jobs. A delivery that staff want made again says so here, and the next relay takes it.
ALTER TABLE webhook_deliveries ADD COLUMN replay_wanted boolean NOT NULL DEFAULT false;
CREATE INDEX webhook_deliveries_to_replay ON webhook_deliveries (id) WHERE replay_wanted;
-- Nearly all were delivered; those that were not are looked for.
CREATE INDEX webhook_deliveries_undelivered ON webhook_deliveries (endpoint_id, status, id) WHERE status <> 'delivered';
