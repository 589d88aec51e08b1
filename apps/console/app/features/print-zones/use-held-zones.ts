/** Zones that cannot be removed, and why. */
export function useHeldZones(): ReadonlyMap<string, string> {
  return new Map()
}
