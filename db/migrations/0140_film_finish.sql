-- What is done to the pixels of a print before it is put on film: null for nothing. Set while the job waits, and as it is
-- once its sheet is locked, so that a sheet can be made again.
ALTER TABLE print_jobs
  ADD COLUMN finish jsonb
  CONSTRAINT print_jobs_finish_is_whole CHECK (finish ?& ARRAY['halftone', 'knockOut', 'alphaThreshold', 'chokeMm']);

-- The finish that new jobs begin with, and the files that an export makes.
CREATE TABLE film_settings (
  id         boolean PRIMARY KEY DEFAULT true,
  finish     jsonb,
  export     jsonb NOT NULL,
  revision   integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES admin_users,
  CONSTRAINT film_settings_is_one_row CHECK (id)
);
INSERT INTO film_settings (export) VALUES
  ('{"formats": ["png", "pdf"], "white": false, "profile": false, "mirrored": false, "fileName": "{sheet}"}');

-- The finish of a new job: the default, with the colour of its garment left out if the default says so.
CREATE FUNCTION default_finish(garment_hex text) RETURNS jsonb STABLE LANGUAGE sql
RETURN (
  SELECT CASE
    WHEN finish -> 'knockOut' = 'null' THEN finish
    ELSE finish || jsonb_build_object('knockOut', CASE
      WHEN garment_hex IS NOT NULL THEN finish -> 'knockOut' || jsonb_build_object('hex', garment_hex) END)
  END
  FROM film_settings
);
