import { Notice, SelectField } from '@platen/ui'
import { fill } from '@platen/messages'
import { named } from '@platen/formats/own-names'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { checkItem, DesignDrawings, QuantityStepper, type Catalog, type CheckedItem } from '../cart/index.ts'
import { inColour, isColourGone, sizesIn, type Choice, type ReorderDesign } from './chosen-design.ts'
import { differencesInWords } from './difference-text.ts'

interface ReorderedDesignProps {
  readonly design: ReorderDesign
  readonly choice: Choice
  readonly catalog: Catalog
  /** Undefined while nothing of it is chosen. */
  readonly checked: CheckedItem | undefined
  readonly totalMinor: number | undefined
  readonly onChange: (choice: Choice) => void
}

export function ReorderedDesign(props: ReorderedDesignProps) {
  const { design, choice, catalog, checked, totalMinor, onChange } = props
  const page = usePage()
  const { messages, formats, paths } = page
  const texts = messages.reorder
  const id = useId()
  const { garment, garmentName, lines } = design
  const name = garment?.name ?? named(garmentName, messages.names)
  const differences = differencesInWords(design.differences, design, catalog, page)
  const lacksPrint = lines.every(({ placements }) => placements.length === 0)
  return (
    <article
      aria-labelledby={id}
      className="overflow-clip rounded-platen border border-rule bg-sheet md:grid md:grid-cols-[15rem_1fr]"
    >
      <div className="flex items-center justify-center gap-2 border-b border-rule bg-tray p-4 md:flex-col md:border-r md:border-b-0">
        <DesignDrawings
          checked={checked ?? shownOf(design, choice, catalog)}
          catalog={catalog}
          titleOf={(view) =>
            `${name}, ${named(choice.colour, messages.names)}, ${messages.shared.sides[view]}`
          }
          className="max-h-56 w-full min-w-0 max-w-52"
        />
      </div>
      <div className="grid content-start gap-4 p-4 md:p-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h2 id={id} className="text-xl">
              {name}
            </h2>
            <p className="mt-1 text-ink-soft">{named(choice.colour, messages.names)}</p>
          </div>
          <p className="figures text-right text-lg font-semibold">
            {totalMinor === undefined ? '—' : formats.money(totalMinor)}
          </p>
        </header>
        {differences.length > 0 && (
          <Notice tone="warn" title={texts.changed}>
            <ul className={differences.length > 1 ? 'list-disc pl-5' : ''}>
              {differences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        {garment && isColourGone(design) && (
          <SelectField
            label={texts.colour}
            value={choice.colour === design.colour ? '' : choice.colour}
            onChange={({ target }) => onChange(inColour(design, target.value))}
          >
            <option value="" disabled>
              {texts.chooseColour}
            </option>
            {garment.colours.map(({ name: colour }) => (
              <option key={colour} value={colour}>
                {named(colour, messages.names)}
              </option>
            ))}
          </SelectField>
        )}
        {!lacksPrint && <Sizes {...props} />}
        {lacksPrint && garment && (
          <Link to={paths.designer(garment.slug)} className="inline-flex min-h-11 items-center underline">
            {texts.designAgain}
          </Link>
        )}
      </div>
    </article>
  )
}

/** All sizes of the colour: "same as last time, other sizes". */
function Sizes({ design, choice, onChange }: ReorderedDesignProps) {
  const { shop, messages, formats } = usePage()
  const texts = messages.reorder
  const { garment, lines } = design
  const sizes = sizesIn(design, choice.colour)
  if (!garment || sizes.length === 0) return null
  const before = (size: string) =>
    lines.filter((line) => line.size === size).reduce((sum, l) => sum + l.quantity, 0)
  const change = (size: string, quantity: number) =>
    onChange({ ...choice, quantities: { ...choice.quantities, [size]: Math.max(0, quantity) } })
  return (
    <ul className="grid gap-2" aria-label={texts.sizes}>
      {sizes.map(({ variantId, size, availability }) => (
        <li key={variantId} className="grid grid-cols-[3rem_auto_1fr] items-center gap-x-3">
          <span className="font-semibold">{named(size, messages.names)}</span>
          {availability === 'out' ? (
            <span className="min-h-11 content-center text-sm text-ink-soft">{texts.soldOut}</span>
          ) : (
            <QuantityStepper
              name={[garment.name, named(choice.colour, messages.names), named(size, messages.names)].join(
                ', ',
              )}
              quantity={choice.quantities[size] ?? 0}
              max={shop.limits.maxQuantityPerItem}
              texts={messages.cart}
              onChange={(quantity) => change(size, quantity)}
            />
          )}
          <span className="text-right text-sm text-ink-soft">
            {before(size) > 0 && fill(texts.lastTime, { count: formats.number(before(size)) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** To draw it while no size is chosen. */
function shownOf(
  { lines, key, garmentName }: ReorderDesign,
  { colour }: Choice,
  catalog: Catalog,
): CheckedItem {
  const [first] = lines
  const prints = (first?.placements ?? []).map((print) => ({ ...print, thumbnail: print.artwork.previewUrl }))
  return checkItem(
    {
      ...{ id: key, garmentSlug: first?.garmentSlug ?? garmentName, colour, quantities: {}, note: '' },
      placements: prints,
    },
    catalog,
    0,
  )
}
