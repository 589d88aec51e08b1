import { writtenAs } from '@platen/formats'
import { CropMarks } from '@platen/ui'
import { useWatch } from 'react-hook-form'
import { useShop } from '../../../lib/formats.ts'
import { usePrintSettings } from '../../shop/catalog/index.ts'
import { exampleCosts, type UnitCosts } from './example-print.ts'
import { useMaterialItems } from './materials.ts'
import {
  MATERIALS,
  isRate,
  rate,
  type Material,
  type ProductionForm,
} from './production-settings-document.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.printCosts.example
const SIDE_MM = 200
/** Until the print settings are loaded. */
const DEFAULT_WIDTH_MM = 558.8

export function ExamplePrint() {
  const form = useWatch<ProductionForm>() as ProductionForm
  const unitCosts = useUnitCosts(form)
  const { data: shop } = useShop()
  const print = usePrintSettings().data
  const costs = exampleCosts(form, unitCosts, {
    areaMm2: SIDE_MM * SIDE_MM,
    filmWidthMm: print?.film.widthMm ?? DEFAULT_WIDTH_MM,
  })
  const currency = shop?.currency ?? 'USD'
  const money = new Intl.NumberFormat(writtenAs(locale, currency), {
    style: 'currency',
    currency,
    maximumFractionDigits: (shop?.currencyExponent ?? 2) + 2,
  })
  const text = (cost: number | undefined) =>
    cost === undefined || !Number.isFinite(cost) ? texts.noPrice : money.format(cost)
  const all = Object.values(costs).reduce<number>((sum, cost: number | undefined) => sum + (cost ?? 0), 0)
  return (
    <aside aria-label={texts.title} className="min-w-0">
      <div className="top-6 px-6 xl:sticky">
        <CropMarks className="text-rule-strong">
          <div className="bg-paper p-4 text-ink">
            <p className="text-sm text-ink-soft">{texts.covered}</p>
            <p className="figures text-2xl font-semibold">
              {SIDE_MM} × {SIDE_MM} mm
            </p>
            <dl className="mt-3">
              {MATERIALS.map((material) => (
                <Line key={material} name={m.printCosts.materials[material].title}>
                  {text(costs[material])}
                </Line>
              ))}
              <Line name={texts.labour}>{text(costs.labour)}</Line>
              <div className="flex justify-between gap-4 border-t-2 border-ink pt-2 font-semibold">
                <dt>{texts.total}</dt>
                <dd className="figures">{text(all)}</dd>
              </div>
            </dl>
          </div>
        </CropMarks>
        <p className="mt-3 text-sm text-ink-soft">{texts.blank}</p>
      </div>
    </aside>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-rule py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  )
}

function useUnitCosts(form: ProductionForm): UnitCosts {
  const film = useMaterialItems('film')
  const ink = useMaterialItems('colourInk')
  const powder = useMaterialItems('powder')
  const items = [...(film ?? []), ...(ink ?? []), ...(powder ?? [])]
  const cost = (material: Material) => {
    const { itemId, unitCost } = form[material]
    const average = items.find(({ id }) => id === itemId)?.averageUnitCost ?? null
    const text = average ?? (isRate(unitCost) ? rate(unitCost) : null)
    return text === null ? undefined : Number(text)
  }
  return {
    film: cost('film'),
    colourInk: cost('colourInk'),
    whiteInk: cost('whiteInk'),
    powder: cost('powder'),
  }
}
