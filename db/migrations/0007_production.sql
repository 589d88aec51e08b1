-- Print jobs: one garment and one placement each, from the queue to the bag.

CREATE TYPE job_state AS ENUM (
  'blocked', 'queued', 'nested', 'printed', 'pressed', 'passed', 'packed', 'failed', 'void');

CREATE TABLE print_jobs (
  id            uuid PRIMARY KEY,
  order_id      uuid NOT NULL REFERENCES orders,
  order_item_id uuid NOT NULL REFERENCES order_items,
  placement_id  uuid NOT NULL REFERENCES placements,
  -- Which garment of the line, from 1.
  unit          smallint NOT NULL,
  state         job_state NOT NULL,
  state_since   timestamptz NOT NULL,
  -- The failed job that this one is made for.
  parent_job_id uuid REFERENCES print_jobs,
  -- Whether its pressing took the garment from stock: the first pressing of each garment does.
  took_blank    boolean NOT NULL DEFAULT false,
  -- Why it failed or is void.
  reason        text,
  printed_at    timestamptz,
  created_at    timestamptz NOT NULL,
  CONSTRAINT print_jobs_unit_counts_from_one CHECK (unit >= 1)
) WITH (fillfactor = 80);
-- However often it fails, there is one job at a time for a garment's placement.
CREATE UNIQUE INDEX print_jobs_one_live_job ON print_jobs (placement_id, unit) WHERE state NOT IN ('failed', 'void');
CREATE INDEX print_jobs_by_order ON print_jobs (order_id, id);
-- The floor's queues: what is not finished.
CREATE INDEX print_jobs_in_hand ON print_jobs (state, state_since, id)
  WHERE state IN ('blocked', 'queued', 'nested', 'printed', 'pressed', 'passed');
CREATE INDEX print_jobs_by_print ON print_jobs (printed_at) INCLUDE (parent_job_id) WHERE printed_at IS NOT NULL;
ALTER TABLE inventory_movements ADD CONSTRAINT inventory_movements_job_id_fkey FOREIGN KEY (job_id) REFERENCES print_jobs;

-- When what is available last fell to the reorder point; empty while there is enough.
ALTER TABLE inventory_items ADD COLUMN low_since timestamptz;
-- The ledger of all items. Reservations come with every order and are read item by item.
CREATE INDEX inventory_movements_of_stock ON inventory_movements (created_at DESC, id DESC)
  WHERE type NOT IN ('reservation', 'release');
