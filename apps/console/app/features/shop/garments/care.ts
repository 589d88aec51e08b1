import type { Resources } from '@platen/api-client'

export type Care = NonNullable<Resources['GarmentRecord']['care']>

/** In the order of the label, ISO 3758. */
export const CARE_PARTS = ['washing', 'bleaching', 'drying', 'ironing', 'dryCleaning'] as const
type CarePart = (typeof CARE_PARTS)[number]

/** Empty where nothing is said. */
export type FormCare = { [Part in CarePart]: NonNullable<Care[Part]> | '' }

export function toFormCare(care: Care | null): FormCare {
  return {
    washing: care?.washing ?? '',
    bleaching: care?.bleaching ?? '',
    drying: care?.drying ?? '',
    ironing: care?.ironing ?? '',
    dryCleaning: care?.dryCleaning ?? '',
  }
}

export function toRequestCare(form: FormCare, note: string): Care | null {
  const { washing, bleaching, drying, ironing, dryCleaning } = form
  if (note === '' && CARE_PARTS.every((part) => form[part] === '')) return null
  return {
    washing: washing === '' ? null : washing,
    bleaching: bleaching === '' ? null : bleaching,
    drying: drying === '' ? null : drying,
    ironing: ironing === '' ? null : ironing,
    dryCleaning: dryCleaning === '' ? null : dryCleaning,
    note: note === '' ? null : note,
  }
}
