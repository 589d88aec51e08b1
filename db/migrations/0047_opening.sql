-- While the owner sets up the shop, customers see that it opens soon. A shop is open until somebody closes it, and the
-- key lets people with the link see the pages of a closed one.
ALTER TABLE first_run
  ADD COLUMN store_open  boolean NOT NULL DEFAULT true,
  ADD COLUMN preview_key uuid NOT NULL DEFAULT gen_random_uuid();
CREATE TRIGGER first_run_announced AFTER UPDATE OF store_open, preview_key ON first_run
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
