/** From which on the print check warns. The reasons are in `docs/adr/0006-artwork-preflight.md`. */
export const PRINT_THRESHOLDS = {
  /** Thinner lines do not survive powder, press and wash. */
  thinLineMm: 0.35,
  /** Thinner lines do not even print unbroken. */
  breakingLineMm: 0.2,
  /** The smallest visible difference between the aspect ratios of artwork and placement. */
  stretchPercent: 1,
  /** The largest half-transparent share of the ink that does not show. */
  semiTransparentPercent: 2,
  /** Ink on at least this share of the canvas is a box. */
  boxPercent: 99.5,
  /** The smallest empty border, as a share of a side, that is reported. */
  marginPercent: 2,
} as const
