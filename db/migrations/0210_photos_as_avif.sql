-- Photos from before 0195 keep their alpha as WebP, in up to five times the bytes. A job draws a few of them again at a time
-- and clears the mark; what it cannot read stays as it is.
ALTER TABLE pictures ADD COLUMN redrawing text
  CONSTRAINT pictures_redrawing_is_known CHECK (redrawing IN ('wanted', 'unreadable'));
UPDATE pictures AS p SET redrawing = 'wanted'
  FROM photos AS f
  WHERE p.has_alpha AND p.id IN (f.picture_id, f.shade_id, f.mask_id)
    AND EXISTS (SELECT FROM picture_files WHERE picture_id = p.id AND format = 'webp')
    -- Documents keep the address of the logo that they were issued with.
    AND NOT EXISTS (SELECT FROM brand AS b WHERE p.id = b.logo_id);
CREATE INDEX pictures_to_redraw ON pictures (id) WHERE redrawing = 'wanted';
CREATE TRIGGER picture_files_announced AFTER UPDATE ON picture_files
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('store');
