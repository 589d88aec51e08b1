/** A price step by printed size: a print that fits into it, either way round, costs `priceMinor`. */
export interface SizeTier {
  readonly id: string
  readonly label: string
  readonly maxWidthMm: number
  readonly maxHeightMm: number
  readonly priceMinor: number
}

/**
 * The cheapest tier into which a print fits, lying or standing, because film is paid by area and not by
 * direction. Undefined when it is larger than all of them. Lengths in millimetres.
 */
export function sizeTierFor(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  tiers: readonly SizeTier[],
): SizeTier | undefined {
  const long = Math.max(widthMm, heightMm)
  const short = Math.min(widthMm, heightMm)
  return tiers
    .filter(
      (tier) =>
        long <= Math.max(tier.maxWidthMm, tier.maxHeightMm) &&
        short <= Math.min(tier.maxWidthMm, tier.maxHeightMm),
    )
    .reduce<SizeTier | undefined>(
      (best, tier) => (best === undefined || tier.priceMinor < best.priceMinor ? tier : best),
      undefined,
    )
}
