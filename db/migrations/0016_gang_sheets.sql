-- Gang sheets: the prints of many orders on one length of film, from the draft to the printer, and what printing them
-- really took.

CREATE TYPE sheet_state AS ENUM ('draft', 'locked', 'exported', 'printed', 'voided');
CREATE DOMAIN film_mm AS numeric(7,1) CONSTRAINT film_not_negative CHECK (VALUE >= 0);

CREATE SEQUENCE gang_sheet_numbers;

CREATE TABLE gang_sheets (
  id               uuid PRIMARY KEY,
  number           bigint NOT NULL DEFAULT nextval('gang_sheet_numbers'),
  state            sheet_state NOT NULL,
  state_since      timestamptz NOT NULL,
  -- The film of the settings as it was when the sheet was proposed.
  film             jsonb NOT NULL,
  length_mm        film_mm NOT NULL,
  bound_mm         film_mm NOT NULL,
  -- Chosen once: packing the same prints again begins with the same layouts.
  seed             bigint NOT NULL,
  -- While a copy of the service looks for a shorter layout. A copy that dies leaves it to run out. Whoever changes
  -- the draft takes the id away, and the copy sees that its layouts are not wanted any more.
  packing_id       uuid,
  packing_since    timestamptz,
  packing_until    timestamptz,
  -- The making of its files: {state, progressPercent, startedAt, finishedAt, message}.
  export           jsonb,
  -- Asked for, and not in the queue of jobs yet.
  export_due       boolean NOT NULL DEFAULT false,
  void_reason      text,
  film_used_mm     film_mm,
  created_by_kind  actor_kind NOT NULL,
  created_by       uuid REFERENCES admin_users,
  created_at       timestamptz NOT NULL,
  -- The last change; by nobody when packing made it.
  updated_at       timestamptz NOT NULL,
  updated_by       uuid REFERENCES admin_users,
  revision         integer NOT NULL DEFAULT 1,
  CONSTRAINT gang_sheets_number_unique UNIQUE (number),
  CONSTRAINT gang_sheets_pack_for_a_time CHECK (
    (packing_id IS NULL) = (packing_until IS NULL) AND (packing_since IS NULL) = (packing_until IS NULL)),
  CONSTRAINT gang_sheets_pack_as_drafts CHECK (packing_until IS NULL OR state = 'draft'),
  CONSTRAINT gang_sheets_export_when_due CHECK (NOT export_due OR export IS NOT NULL),
  CONSTRAINT gang_sheets_are_voided_for_a_reason CHECK ((state = 'voided') = (void_reason IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX gang_sheets_by_state ON gang_sheets (state, id DESC);
CREATE INDEX gang_sheets_to_export ON gang_sheets (id) WHERE export_due;

-- Where each print lies. Prints of a voided sheet are kept, for whoever asks what was on it.
CREATE TABLE gang_sheet_prints (
  sheet_id        uuid NOT NULL REFERENCES gang_sheets,
  job_id          uuid NOT NULL REFERENCES print_jobs,
  x_mm            film_mm NOT NULL,
  y_mm            film_mm NOT NULL,
  turned          boolean NOT NULL,
  pinned          boolean NOT NULL DEFAULT false,
  -- Measured in the pixels when the film was made: ink in mm², and how thick it lies, 1 being one full layer.
  inked_area_mm2  numeric(12,1),
  colour_coverage numeric(6,4),
  white_coverage  numeric(6,4),
  CONSTRAINT gang_sheet_prints_pkey PRIMARY KEY (sheet_id, job_id)
);

-- The print-ready files of a sheet, by their content. They go some time after it was printed or voided.
CREATE TABLE gang_sheet_files (
  sheet_id   uuid NOT NULL REFERENCES gang_sheets,
  name       text NOT NULL,
  sha256     bytea NOT NULL,
  byte_size  bigint NOT NULL,
  removed_at timestamptz,
  CONSTRAINT gang_sheet_files_pkey PRIMARY KEY (sheet_id, name),
  CONSTRAINT gang_sheet_files_have_sha256 CHECK (octet_length(sha256) = 32)
);
CREATE INDEX gang_sheet_files_by_content ON gang_sheet_files (sha256) WHERE removed_at IS NULL;
ALTER TABLE file_removals DROP CONSTRAINT file_removals_kind_is_known;
ALTER TABLE file_removals ADD CONSTRAINT file_removals_kind_is_known CHECK (kind IN ('artwork', 'proof', 'sheet'));

-- The sheet that a job is on now; the job is nested when it comes there. However it is moved, it is on one at a time.
ALTER TABLE print_jobs ADD COLUMN sheet_id uuid REFERENCES gang_sheets;
CREATE INDEX print_jobs_by_sheet ON print_jobs (sheet_id) WHERE sheet_id IS NOT NULL;
CREATE INDEX gang_sheet_prints_by_job ON gang_sheet_prints (job_id);

-- What each print took, written when it was printed. Money in major units, so that shares lose nothing.
CREATE TABLE print_job_costs (
  job_id        uuid PRIMARY KEY REFERENCES print_jobs,
  -- The printing that it was part of: the id of its gang sheet, or one of its own for prints that were on none.
  run_id        uuid NOT NULL,
  -- As the job has them: reports add up by them without a look at the job.
  order_item_id uuid NOT NULL REFERENCES order_items,
  placement_id  uuid NOT NULL REFERENCES placements,
  area_mm2      numeric(12,2) NOT NULL,
  film_mm       numeric(12,3) NOT NULL,
  colour_ink_ml numeric(12,4) NOT NULL,
  white_ink_ml  numeric(12,4) NOT NULL,
  powder_g      numeric(12,4) NOT NULL,
  film_cost     numeric(18,6) NOT NULL,
  ink_cost      numeric(18,6) NOT NULL,
  powder_cost   numeric(18,6) NOT NULL,
  labour_cost   numeric(18,6) NOT NULL,
  cost          numeric(18,6) NOT NULL GENERATED ALWAYS AS (film_cost + ink_cost + powder_cost + labour_cost) STORED,
  -- False: nobody measured its ink, and it got what such a print usually takes.
  measured      boolean NOT NULL,
  created_at    timestamptz NOT NULL
);
-- Ids of lines are made with the time of their order: what the lines of a range of days cost is one range of this.
CREATE INDEX print_job_costs_by_line ON print_job_costs (order_item_id) INCLUDE (placement_id, cost);
CREATE INDEX print_job_costs_by_run ON print_job_costs (run_id) INCLUDE (area_mm2);

-- The printing for which a cost was booked; empty for all other costs.
ALTER TABLE cost_entries ADD COLUMN run_id uuid;
CREATE INDEX cost_entries_by_run ON cost_entries (run_id) INCLUDE (amount_minor) WHERE run_id IS NOT NULL;
-- What the garments of a range of orders cost is one range of this.
CREATE INDEX cost_entries_of_blanks ON cost_entries (order_id) INCLUDE (inventory_item_id, amount_minor)
  WHERE category = 'blank' AND order_id IS NOT NULL;
CREATE INDEX gang_sheets_by_print ON gang_sheets (state_since) WHERE state = 'printed';

-- What printing took of an item and the stock has not given yet: a part of a unit, or what was not on the books. It is
-- taken with the next printing, so that nothing is lost however small the prints are. Below zero: rounded up before.
CREATE TABLE material_debts (
  item_id    uuid PRIMARY KEY REFERENCES inventory_items,
  quantity   numeric(16,4) NOT NULL,
  -- Not before the latest count of the item: one after it settles the debt.
  updated_at timestamptz NOT NULL
);
-- The latest count of an item, however long its ledger is.
CREATE INDEX inventory_movements_of_counts ON inventory_movements (item_id, occurred_at) WHERE type = 'count';

-- One row: what printing and pressing take. Ids of stock items in it are UUIDs.
CREATE TABLE production_settings (
  id         boolean PRIMARY KEY DEFAULT true,
  settings   jsonb NOT NULL,
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  CONSTRAINT production_settings_is_one_row CHECK (id)
);
-- Figures to begin with, explained in production-settings.contract.ts. No price is made up: without a stock item or a
-- unit cost nothing costs anything.
INSERT INTO production_settings (settings) VALUES ('{
  "film": {"itemId": null, "unitCost": null},
  "colourInk": {"itemId": null, "unitCost": null, "mlPerM2": 8},
  "whiteInk": {"itemId": null, "unitCost": null, "mlPerM2": 12},
  "powder": {"itemId": null, "unitCost": null, "gramsPerM2": 30},
  "labour": {"costPerHour": null, "secondsPerSheet": 900, "secondsPerPrint": 90, "secondsPerGarment": 120},
  "expectedUtilisationPercent": 75,
  "expectedCoveragePercent": 100
}');
