export type GarmentView = 'front' | 'back'

/** Which side of the garment shows a zone: what names the back or the neck is on the back. */
export function zoneView(zoneId: string): GarmentView {
  return /back|neck|nape/i.test(zoneId) ? 'back' : 'front'
}
