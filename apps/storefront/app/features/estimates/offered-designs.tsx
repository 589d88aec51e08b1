import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { designsOf, type Design } from '@platen/placement'
import { discountsApart } from '@platen/pricing'
import { usePage } from '../../lib/page.ts'
import { useLive } from '../../lib/use-live.ts'
import { DesignDrawings, Extras, PageSection, agreedDiscountLabel } from '../tracking/index.ts'
import { OfferedFilm } from './offered-film.tsx'
import { garmentLines, type GarmentLine, type LoadedEstimate } from './offered-estimate.ts'

interface OfferedDesignsProps extends LoadedEstimate {
  /** Undefined when it can no longer be answered. */
  readonly onChange: ((line: number) => void) | undefined
}

export function OfferedDesigns({ onChange, ...loaded }: OfferedDesignsProps) {
  const { messages } = usePage()
  const { estimate } = loaded
  const texts = messages.estimate
  return (
    <PageSection title={texts.items}>
      <ul className="grid gap-10">
        {designsOf(garmentLines(estimate)).map((design) => (
          <li key={design.key}>
            <OfferedDesign design={design} onChange={onChange} {...loaded} />
          </li>
        ))}
      </ul>
      <OfferedFilm lines={estimate.lines} onChange={onChange} notes={estimate.answer?.notes ?? []} />
      <Extras
        extras={estimate.lines.flatMap(({ text, ...line }) => (text === null ? [] : { text, ...line }))}
      />
      <Totals {...loaded} />
    </PageSection>
  )
}

interface OfferedDesignProps extends OfferedDesignsProps {
  readonly design: Design<GarmentLine>
}

function OfferedDesign({ design, estimate, appearances, zones, onChange }: OfferedDesignProps) {
  const live = useLive()
  const { messages, formats } = usePage()
  const texts = messages.estimate
  const [first] = design.lines
  const asked = (estimate.answer?.notes ?? []).filter(({ line }) =>
    design.lines.some(({ index }) => index === line),
  )
  return (
    <article className="grid gap-4">
      <h3 className="text-lg">
        {design.garmentName} <span className="font-normal text-ink-soft">· {design.colour}</span>
      </h3>
      <DesignDrawings design={design} appearance={appearances[first?.variantId ?? '']} zones={zones} />
      <ul className="grid gap-1 text-sm">
        {design.prints.map((print) => (
          <li key={print.id} className="flex flex-wrap items-baseline gap-x-3">
            <strong>{zones.find(({ id }) => id === print.zoneId)?.name ?? print.zoneId}</strong>
            <span className="figures">
              {formats.number(print.widthMm)} × {formats.number(print.heightMm)} mm
            </span>
          </li>
        ))}
      </ul>
      <table className="w-full border-t border-rule">
        <tbody>
          {design.lines.map((line) => (
            <tr key={line.id} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {named(line.size, messages.names)}
              </th>
              <td className="figures py-2 text-sm text-ink-soft">
                {formats.number(line.quantity)} ×{' '}
                <span className="whitespace-nowrap">
                  {fill(messages.order.each, { price: formats.money(line.unitPriceMinor) })}
                </span>
              </td>
              <td className="figures py-2 pl-4 text-right whitespace-nowrap">
                {formats.money(line.unitPriceMinor * line.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked.map(({ text }) => (
        <p key={text} className="border-l-4 border-press pl-4" dir="auto">
          <strong className="block text-sm text-ink-soft">{texts.changeAsked}</strong>
          <span className="whitespace-pre-line">{text}</span>
        </p>
      ))}
      {onChange && first && (
        <button
          type="button"
          disabled={!live}
          onClick={() => onChange(first.index)}
          className="min-h-11 justify-self-start font-semibold underline"
        >
          {texts.changeThis}
          <span className="sr-only">: {design.garmentName}</span>
        </button>
      )}
    </article>
  )
}

/** The lines above exclude the discount, so that they add up to the subtotal. */
function Totals({ estimate, taxMode }: LoadedEstimate) {
  const { messages, formats } = usePage()
  const { subtotalMinor, agreedDiscountMinor, feeMinor, taxMinor, totalMinor, depositMinor } = estimate.totals
  const { agreedMinor, breaksMinor } = discountsApart(estimate.totals)
  const reason = agreedDiscountMinor === null ? null : (estimate.discount?.reason ?? null)
  const texts = messages.order
  const rows: readonly (readonly [label: string, minor: number, isShown: boolean])[] = [
    [texts.subtotal, subtotalMinor, subtotalMinor !== totalMinor],
    [messages.shared.quantityDiscount, -breaksMinor, breaksMinor !== 0],
    [agreedDiscountLabel(reason, messages), -agreedMinor, agreedMinor !== 0],
    [messages.shared.delivery, feeMinor, feeMinor !== 0],
    [taxMode === 'inclusive' ? texts.taxIncluded : messages.shared.tax, taxMinor, taxMinor !== 0],
    [messages.shared.total, totalMinor, true],
    [messages.estimate.deposit, depositMinor, depositMinor > 0 && depositMinor < totalMinor],
  ]
  return (
    <dl className="mt-6 border-t-2 border-ink pt-3">
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([label, minor]) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 py-1 ${label === messages.shared.total ? 'my-1 border-y border-rule py-2 text-lg font-bold' : ''}`}
          >
            <dt dir="auto">{label}</dt>
            <dd className="figures whitespace-nowrap">{formats.money(minor)}</dd>
          </div>
        ))}
    </dl>
  )
}
