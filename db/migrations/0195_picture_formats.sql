-- The light and folds of cloth take a fifth of the bytes as AVIF.
ALTER TABLE picture_files ADD COLUMN format text NOT NULL DEFAULT 'webp'
  CONSTRAINT picture_files_format_is_known CHECK (format IN ('webp', 'avif'));
