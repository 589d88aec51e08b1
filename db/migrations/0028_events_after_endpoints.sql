-- A webhook endpoint gets the events after this one. The clocks of two replicas may differ, their event ids do not.
CREATE FUNCTION last_event_id() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT coalesce(max(id), 0) FROM events';
ALTER TABLE webhook_endpoints ADD COLUMN after_event_id bigint NOT NULL DEFAULT 0;
ALTER TABLE webhook_endpoints ALTER COLUMN after_event_id SET DEFAULT last_event_id();

-- Replicas of version 0.1.0 refund without knowing kept_minor, which cannot be more than what is left.
CREATE FUNCTION keep_what_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kept_minor := NEW.paid_minor - NEW.refunded_minor;
  RETURN NEW;
END $$;
CREATE TRIGGER orders_keep_what_is_left BEFORE UPDATE OF refunded_minor ON orders
  FOR EACH ROW
  WHEN (NEW.kept_minor > NEW.paid_minor - NEW.refunded_minor AND NEW.refunded_minor <= NEW.paid_minor)
  EXECUTE FUNCTION keep_what_is_left();
