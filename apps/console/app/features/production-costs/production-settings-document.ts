import type { Resources } from '@platen/api-client'

export type ProductionSettings = Resources['ProductionSettingsRecord']
type ProductionRequest = Resources['ProductionSettingsRequest']

export const MATERIALS = ['film', 'colourInk', 'whiteInk', 'powder'] as const
export type Material = (typeof MATERIALS)[number]

/** A field that is empty is an empty text here, and null in the interface. */
type Typed<Part> = Omit<Part, 'itemId' | 'unitCost'> & { readonly itemId: string; readonly unitCost: string }

export interface ProductionForm extends Omit<ProductionRequest, 'revision' | Material | 'labour'> {
  film: Typed<ProductionRequest['film']>
  colourInk: Typed<ProductionRequest['colourInk']>
  whiteInk: Typed<ProductionRequest['whiteInk']>
  powder: Typed<ProductionRequest['powder']>
  labour: Omit<ProductionRequest['labour'], 'costPerHour'> & { costPerHour: string }
}

export function toForm(settings: ProductionSettings): ProductionForm {
  const { revision, updatedAt, updatedBy, film, colourInk, whiteInk, powder, labour, ...rest } = settings
  return {
    ...rest,
    film: typed(film),
    colourInk: typed(colourInk),
    whiteInk: typed(whiteInk),
    powder: typed(powder),
    labour: { ...labour, costPerHour: labour.costPerHour ?? '' },
  }
}

export function toRequest(form: ProductionForm, revision: number): ProductionRequest {
  return {
    ...form,
    revision,
    film: untyped(form.film),
    colourInk: untyped(form.colourInk),
    whiteInk: untyped(form.whiteInk),
    powder: untyped(form.powder),
    labour: { ...form.labour, costPerHour: rate(form.labour.costPerHour) },
  }
}

/** What people type, a comma for a point too, as the interface takes it. */
export function rate(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : plain
}

/** At most six digits behind the point. */
export function isRate(text: string): boolean {
  return /^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(rate(text) ?? '0')
}

function typed<Part extends { itemId: string | null; unitCost: string | null }>(part: Part): Typed<Part> {
  return { ...part, itemId: part.itemId ?? '', unitCost: part.unitCost ?? '' }
}

function untyped<Part extends { itemId: string; unitCost: string }>(part: Part) {
  return { ...part, itemId: part.itemId === '' ? null : part.itemId, unitCost: rate(part.unitCost) }
}
