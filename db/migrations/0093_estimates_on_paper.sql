-- What a version says on paper, in the customer's language and with the shop of the day it was sent, without what may name
-- a person. Null for versions from before: they are drawn with the shop as it is.
ALTER TABLE estimate_versions ADD COLUMN paper jsonb;
-- Logos that stand on one are kept.
CREATE INDEX estimate_versions_by_logo ON estimate_versions ((paper #>> '{issuer,logoSha256}'));
