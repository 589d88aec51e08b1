import { rate, type Material, type ProductionForm } from './production-settings-document.ts'

export type UnitCosts = Readonly<Record<Material, number | undefined>>

interface ExampleCosts {
  readonly film: number | undefined
  readonly colourInk: number | undefined
  readonly whiteInk: number | undefined
  readonly powder: number | undefined
  readonly labour: number | undefined
}

const MM2_IN_M2 = 1_000_000
const SECONDS_IN_HOUR = 3600

/**
 * In major units: film by its width and utilisation, ink and powder by the whole area. Only an illustration; undefined
 * for a material without a price.
 */
export function exampleCosts(
  form: ProductionForm,
  unitCosts: UnitCosts,
  { areaMm2, filmWidthMm }: { readonly areaMm2: number; readonly filmWidthMm: number },
): ExampleCosts {
  const filmMm = areaMm2 / (filmWidthMm * (form.expectedUtilisationPercent / 100))
  const areaM2 = areaMm2 / MM2_IN_M2
  const times = (amount: number, cost: number | undefined) => (cost === undefined ? undefined : amount * cost)
  const perHour = rate(form.labour.costPerHour)
  return {
    film: times(filmMm, unitCosts.film),
    colourInk: times(
      areaM2 * (form.expectedCoveragePercent / 100) * form.colourInk.mlPerM2,
      unitCosts.colourInk,
    ),
    whiteInk: times(areaM2 * form.whiteInk.mlPerM2, unitCosts.whiteInk),
    powder: times(areaM2 * form.powder.gramsPerM2, unitCosts.powder),
    labour: times(
      (form.labour.secondsPerPrint + form.labour.secondsPerGarment) / SECONDS_IN_HOUR,
      perHour === null ? undefined : Number(perHour),
    ),
  }
}
