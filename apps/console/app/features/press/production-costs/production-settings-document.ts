import type { Resources } from '@platen/api-client'

export type ProductionSettings = Resources['ProductionSettingsRecord']
type ProductionRequest = Resources['ProductionSettingsRequest']

export const MATERIALS = ['film', 'colourInk', 'whiteInk', 'powder'] as const
export type Material = (typeof MATERIALS)[number]

/** Null in the API is an empty string in the form. */
type MaterialForm<Part> = Omit<Part, 'itemId' | 'unitCost'> & {
  readonly itemId: string
  readonly unitCost: string
}

export interface ProductionForm extends Omit<ProductionRequest, 'revision' | Material | 'labour'> {
  film: MaterialForm<ProductionRequest['film']>
  colourInk: MaterialForm<ProductionRequest['colourInk']>
  whiteInk: MaterialForm<ProductionRequest['whiteInk']>
  powder: MaterialForm<ProductionRequest['powder']>
  labour: Omit<ProductionRequest['labour'], 'costPerHour'> & { costPerHour: string }
}

export function toForm(settings: ProductionSettings): ProductionForm {
  const { revision, updatedAt, updatedBy, film, colourInk, whiteInk, powder, labour, ...rest } = settings
  return {
    ...rest,
    film: materialToForm(film),
    colourInk: materialToForm(colourInk),
    whiteInk: materialToForm(whiteInk),
    powder: materialToForm(powder),
    labour: { ...labour, costPerHour: labour.costPerHour ?? '' },
  }
}

export function toRequest(form: ProductionForm, revision: number): ProductionRequest {
  return {
    ...form,
    revision,
    film: materialToRequest(form.film),
    colourInk: materialToRequest(form.colourInk),
    whiteInk: materialToRequest(form.whiteInk),
    powder: materialToRequest(form.powder),
    labour: { ...form.labour, costPerHour: rate(form.labour.costPerHour) },
  }
}

/** Accepts a decimal comma. */
export function rate(text: string): string | null {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? null : plain
}

export function isRate(text: string): boolean {
  return /^(0|[1-9]\d{0,8})(\.\d{1,6})?$/.test(rate(text) ?? '0')
}

function materialToForm<Part extends { itemId: string | null; unitCost: string | null }>(
  part: Part,
): MaterialForm<Part> {
  return { ...part, itemId: part.itemId ?? '', unitCost: part.unitCost ?? '' }
}

function materialToRequest<Part extends { itemId: string; unitCost: string }>(part: Part) {
  return { ...part, itemId: part.itemId === '' ? null : part.itemId, unitCost: rate(part.unitCost) }
}
