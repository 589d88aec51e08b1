-- Orders that an approved estimate became.
ALTER TYPE order_source ADD VALUE 'estimate';

CREATE SEQUENCE estimate_numbers;

-- The working copy. `offer` has lines, prices and terms as they were computed when staff saved them; `words` is what
-- may name a person: the message, the address and the reason of the discount.
CREATE TABLE estimates (
  id                 uuid PRIMARY KEY,
  number             text NOT NULL CONSTRAINT estimates_number_key UNIQUE,
  status             text NOT NULL DEFAULT 'draft' CONSTRAINT estimate_status_is_known CHECK (status IN (
    'draft', 'sent', 'viewed', 'changes_requested', 'approved', 'declined', 'expired', 'converted')),
  status_since       timestamptz NOT NULL,
  customer_name      text NOT NULL,
  customer_company   text,
  customer_email     text,
  customer_phone     text,
  customer_locale    text,
  offer              jsonb NOT NULL,
  words              jsonb NOT NULL,
  artwork_ids        uuid[] NOT NULL DEFAULT '{}',
  total_minor        bigint NOT NULL CONSTRAINT estimate_total_is_not_negative CHECK (total_minor >= 0),
  valid_until        date NOT NULL,
  version            integer NOT NULL DEFAULT 0,
  -- Changed since its last version was sent.
  unsent             boolean NOT NULL DEFAULT true,
  approved_version   integer,
  -- Why an approved estimate is no order yet: the code of the refusal and the lines that are short.
  order_problem      jsonb,
  order_id           uuid CONSTRAINT estimates_order_id_key UNIQUE REFERENCES orders,
  lead_id            uuid CONSTRAINT estimates_lead_id_fkey REFERENCES contact_leads,
  reminded_version   integer NOT NULL DEFAULT 0,
  created_by         uuid NOT NULL REFERENCES admin_users,
  created_at         timestamptz NOT NULL,
  updated_at         timestamptz NOT NULL,
  revision           integer NOT NULL DEFAULT 1,
  search_text        text NOT NULL,
  erased_at          timestamptz,
  CONSTRAINT estimate_order_when_converted CHECK ((order_id IS NOT NULL) = (status = 'converted')),
  CONSTRAINT estimate_approved_version CHECK (
    (approved_version IS NOT NULL) = (status IN ('approved', 'converted')))
);
CREATE INDEX estimates_by_status ON estimates (status, id DESC);
CREATE INDEX estimates_open_by_day ON estimates (valid_until)
  WHERE status IN ('sent', 'viewed', 'changes_requested');
CREATE INDEX estimates_search ON estimates USING gin (search_text gin_trgm_ops);
CREATE INDEX estimates_by_email ON estimates (lower(customer_email));
CREATE INDEX estimates_by_phone ON estimates (customer_phone);
CREATE INDEX estimates_artworks ON estimates USING gin (artwork_ids);

-- What a customer saw and may have approved. The hash is of `offer` and of the digest of `words`, so that it can be
-- verified after the person was erased.
CREATE TABLE estimate_versions (
  estimate_id  uuid NOT NULL REFERENCES estimates,
  version      integer NOT NULL,
  offer        jsonb NOT NULL,
  words        jsonb,
  words_digest text NOT NULL,
  hash         text NOT NULL,
  sent_at      timestamptz NOT NULL,
  sent_by      uuid NOT NULL REFERENCES admin_users,
  PRIMARY KEY (estimate_id, version)
);
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Erasing a person empties the words and nothing else.
  IF TG_OP = 'UPDATE' AND NEW.words IS NULL
    AND (to_jsonb(NEW) - 'words') = (to_jsonb(OLD) - 'words') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER estimate_versions_stay BEFORE UPDATE OR DELETE ON estimate_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_version();
CREATE TRIGGER estimate_versions_are_never_truncated BEFORE TRUNCATE ON estimate_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE estimate_views (
  estimate_id uuid NOT NULL,
  version     integer NOT NULL,
  first_at    timestamptz NOT NULL,
  last_at     timestamptz NOT NULL,
  PRIMARY KEY (estimate_id, version),
  FOREIGN KEY (estimate_id, version) REFERENCES estimate_versions
);

-- What customers answered.
CREATE TABLE estimate_answers (
  id          uuid PRIMARY KEY,
  estimate_id uuid NOT NULL,
  version     integer NOT NULL,
  kind        text NOT NULL CONSTRAINT estimate_answer_is_known CHECK (kind IN (
    'approved', 'declined', 'changes_requested')),
  -- Of whoever approved: the audit log has only a digest of it with the salt, so a person can be erased.
  name        text,
  ip_address  inet,
  salt        text,
  notes       jsonb NOT NULL DEFAULT '[]',
  answered_at timestamptz NOT NULL,
  FOREIGN KEY (estimate_id, version) REFERENCES estimate_versions
);
CREATE UNIQUE INDEX estimate_is_approved_once ON estimate_answers (estimate_id) WHERE kind = 'approved';
CREATE INDEX estimate_answers_by_estimate ON estimate_answers (estimate_id, id);

ALTER TABLE events ADD COLUMN estimate_id uuid REFERENCES estimates;
CREATE INDEX events_by_estimate ON events (estimate_id, id) WHERE estimate_id IS NOT NULL;

-- What an order has beside garments: lines of free text, a discount on all of it and a deposit of its own.
ALTER TABLE orders
  ADD COLUMN extras jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN discount jsonb,
  ADD COLUMN deposit_percent smallint
    CONSTRAINT order_deposit_is_a_percentage CHECK (deposit_percent BETWEEN 0 AND 100);
