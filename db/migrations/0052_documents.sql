-- Invoices, credit notes and receipts, kept as they were issued.
CREATE TABLE document_series (
  prefix text NOT NULL,
  year   smallint NOT NULL,
  last   integer NOT NULL,
  PRIMARY KEY (prefix, year),
  CONSTRAINT document_series_begins_at_one CHECK (last >= 1)
);

-- A number is drawn in the transaction that issues its document, so a failure gives it back.
CREATE FUNCTION series_goes_one_by_one() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last = 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND NEW.last = OLD.last + 1 AND NEW.prefix = OLD.prefix AND NEW.year = OLD.year THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A series of documents goes one by one.';
END $$;
CREATE TRIGGER document_series_goes_one_by_one BEFORE INSERT OR UPDATE OR DELETE ON document_series
  FOR EACH ROW EXECUTE FUNCTION series_goes_one_by_one();
CREATE TRIGGER document_series_are_never_truncated BEFORE TRUNCATE ON document_series
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE documents (
  id             uuid PRIMARY KEY,
  kind           text NOT NULL,
  prefix         text NOT NULL,
  year           smallint NOT NULL,
  sequence       integer NOT NULL,
  number         text NOT NULL GENERATED ALWAYS AS (
    prefix || '-' || year::text || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')) STORED,
  order_id       uuid NOT NULL REFERENCES orders,
  payment_id     uuid REFERENCES payments,
  invoice_id     uuid REFERENCES documents,
  issued_at      timestamptz NOT NULL,
  issued_on      date NOT NULL,
  issued_by      uuid REFERENCES admin_users,
  currency       text NOT NULL,
  total_minor    money_minor NOT NULL,
  tax_minor      money_minor NOT NULL,
  -- As `json`, which keeps the text that the hash is of.
  content        json NOT NULL,
  content_sha256 bytea NOT NULL,
  CONSTRAINT documents_kind_is_known CHECK (kind IN ('invoice', 'credit_note', 'receipt')),
  CONSTRAINT documents_number_unique UNIQUE (number),
  CONSTRAINT documents_series_unique UNIQUE (prefix, year, sequence),
  CONSTRAINT documents_series FOREIGN KEY (prefix, year) REFERENCES document_series,
  CONSTRAINT documents_one_receipt UNIQUE (payment_id),
  CONSTRAINT documents_are_about CHECK (
    (kind = 'receipt') = (payment_id IS NOT NULL) AND (kind = 'credit_note') = (invoice_id IS NOT NULL)),
  CONSTRAINT documents_hash CHECK (content_sha256 = sha256(convert_to(content::text, 'UTF8')))
);
CREATE INDEX documents_by_order ON documents (order_id, id);
CREATE INDEX documents_by_invoice ON documents (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX documents_by_day ON documents (issued_on, id);
CREATE INDEX documents_by_kind ON documents (kind, id);
CREATE TRIGGER documents_are_insert_only BEFORE DELETE OR UPDATE ON documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER documents_are_never_truncated BEFORE TRUNCATE ON documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Drawn once, soon after the document was issued, and kept as it was drawn.
CREATE TABLE document_files (
  document_id uuid PRIMARY KEY REFERENCES documents,
  pdf         bytea NOT NULL,
  sha256      bytea NOT NULL GENERATED ALWAYS AS (sha256(pdf)) STORED,
  drawn_at    timestamptz NOT NULL
);
ALTER TABLE document_files ALTER COLUMN pdf SET STORAGE EXTERNAL;
CREATE TRIGGER document_files_are_insert_only BEFORE DELETE OR UPDATE ON document_files
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER document_files_are_never_truncated BEFORE TRUNCATE ON document_files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE document_sendings (
  id          uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES documents,
  sent_at     timestamptz NOT NULL,
  sent_by     uuid REFERENCES admin_users
);
CREATE INDEX document_sendings_by_document ON document_sendings (document_id, sent_at);

ALTER TABLE store_settings ADD COLUMN documents jsonb NOT NULL DEFAULT
  '{"legalName": null, "address": null, "taxId": null, "prefixes": {"invoice": "INV", "credit_note": "CN", "receipt": "RC"}, "receipts": true, "footer": null, "translations": {}}';
