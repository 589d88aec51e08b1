-- Which zones are in use, and whether one may be removed, without reading all prints of the shop.
CREATE INDEX placements_by_zone ON placements (zone_id);
