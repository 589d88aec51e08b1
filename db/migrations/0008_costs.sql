-- What the shop spends: entered by hand, or computed when material is used.

CREATE TYPE cost_category AS ENUM (
  'blank', 'film', 'ink', 'powder', 'labour', 'delivery', 'packaging', 'maintenance', 'rent', 'marketing', 'refund',
  'other');
CREATE TYPE cost_source AS ENUM ('manual', 'computed');

CREATE TABLE cost_entries (
  id                uuid PRIMARY KEY,
  category          cost_category NOT NULL,
  -- Minor units of the store currency; below zero for a reversal.
  amount_minor      bigint NOT NULL,
  incurred_on       date NOT NULL,
  description       text NOT NULL,
  supplier          text,
  order_id          uuid REFERENCES orders,
  inventory_item_id uuid REFERENCES inventory_items,
  quantity          bigint,
  source            cost_source NOT NULL,
  reversal_of       uuid REFERENCES cost_entries,
  actor_kind        actor_kind NOT NULL,
  actor_id          uuid REFERENCES admin_users,
  created_at        timestamptz NOT NULL,
  CONSTRAINT cost_entries_reversed_once UNIQUE (reversal_of),
  CONSTRAINT cost_entries_sign CHECK ((reversal_of IS NULL AND amount_minor > 0) OR (reversal_of IS NOT NULL AND amount_minor < 0))
);
CREATE INDEX cost_entries_by_day ON cost_entries (incurred_on DESC, id DESC) INCLUDE (category, amount_minor);
CREATE INDEX cost_entries_by_order ON cost_entries (order_id) WHERE order_id IS NOT NULL;
CREATE TRIGGER cost_entries_are_insert_only
  BEFORE UPDATE OR DELETE ON cost_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cost_entries_are_never_truncated
  BEFORE TRUNCATE ON cost_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
