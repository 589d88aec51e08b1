import { CheckBox } from '../../../../lib/forms/check-box.tsx'
import { useGarmentAppearance } from '../order/garment-appearance.ts'
import { resolutionText, sizeText } from '../order/print-measures.ts'
import { useOrderContext } from '../order/order-context.ts'
import { garmentText, type Print } from '../order/order.ts'

interface ChoosePrintsProps {
  readonly label: string
  readonly prints: readonly Print[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

export function ChoosePrints({ label, prints, chosen, onChange }: ChoosePrintsProps) {
  const { order } = useOrderContext()
  const { zoneName } = useGarmentAppearance()
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <ul className="-mx-1 mt-2 grid max-h-56 gap-2 overflow-y-auto p-1">
        {prints.map((print) => (
          <li key={print.id}>
            <CheckBox
              className=""
              checked={chosen.has(print.id)}
              onChange={(isIn) => onChange(toggled(chosen, print.id, isIn))}
            >
              <span className="checkerboard grid size-11 shrink-0 place-items-center rounded-platen border border-rule">
                <img src={print.artwork.previewUrl} alt="" className="max-h-10 max-w-10 object-contain" />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">
                  {zoneName(print.zoneId)} <span className="font-normal">{garmentText(order, print)}</span>
                </span>
                <span className="figures block truncate text-sm text-ink-soft">
                  {sizeText(print)} · {resolutionText(print)} · {print.artwork.fileName}
                </span>
              </span>
            </CheckBox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function toggled(chosen: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
