import { printCentre, zoneAxisDeg, zoneCentre, type NamedZone, type PlacedPrint } from '@platen/placement'

/** Turns what is drawn in a zone, such as its outline, onto the garment. */
export function zoneTransform(zone: NamedZone): string {
  const { xMm, yMm } = zoneCentre(zone)
  return `rotate(${zoneAxisDeg(zone)} ${xMm} ${yMm})`
}

/** Of a picture that has its middle at 0. */
export function printTransform(print: PlacedPrint, zone: NamedZone): string {
  const { xMm, yMm } = printCentre(print, zone)
  return `${zoneTransform(zone)} translate(${xMm} ${yMm}) rotate(${print.rotationDeg})`
}
