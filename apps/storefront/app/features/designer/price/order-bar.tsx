import { sizeTierFor } from '@platen/pricing'
import { Button } from '@platen/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../../lib/new-id.ts'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { sizedPrints } from '../design/each-size.ts'
import { isFilm, orderLines, readCart, replaceInCart, type CartItem } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { draftOf } from '../design/drafts.ts'
import { placeFor } from '../design/open-design.ts'
import { ConsequenceNotice } from '../panels/consequence-notice.tsx'
import { quoteText } from './quote-text.ts'
import { useDesigner, type Tool } from '../designer-context.ts'
import type { PricedDesign } from './price-design.ts'
import type { QuoteState } from './use-quote.ts'
import { chosenSizes, isSoldOut, sizeNames } from '../design/printable-garment.ts'
import { pastedList } from '../roster/pasted-list.ts'
import { needsRoster } from '../roster/roster.ts'
import { itemsOfPeople } from '../roster/items-of-people.ts'
import { laterPart } from '../later-part.tsx'

const PeoplePreview = laterPart(async () => (await import('../roster/people-preview.tsx')).PeoplePreview)

interface OrderBarProps {
  readonly priced: PricedDesign
  readonly quote: QuoteState
  readonly beside: readonly CartItem[]
  readonly onTool: (tool: Tool) => void
}

interface Obstacle {
  readonly words: string
  readonly tool?: Tool
  readonly zoneId?: string | undefined
}

export function OrderBar({ priced, quote, beside, onTool }: OrderBarProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.designer
  const { design, editor, state, printable, cartItemId } = useDesigner()
  const navigate = useNavigate()
  // One id per editor, so that a double click adds one design.
  const [idInCart] = useState(newId)
  const [isLeaving, setLeaving] = useState(false)
  const [prepared, setPrepared] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [people, setPeople] = useState<readonly CartItem[]>()
  const obstacle = useObstacle(quote, beside)
  const held =
    quote.quote?.items[0]?.placements.some(({ preflight }) => preflight?.state === 'failed') === true

  const ownId = cartItemId ?? idInCart

  async function put(): Promise<void> {
    const { garmentSlug, colour, quantities, placements, note } = design
    const names = { garment: printable.garment.name, sizes: sizeNames(printable) }
    const sized = sizedPrints(design, printable)
    const item = {
      ...{
        id: ownId,
        garmentSlug,
        colour,
        quantities,
        placements,
        note: note.trim(),
        names,
      },
      ...(sized && { sized }),
    }
    setLeaving(true)
    setPrepared(0)
    try {
      if (needsRoster(design))
        setPeople(await itemsOfPeople(item, teamIdOf(ownId), design, printable, setPrepared))
      else await store([item])
    } catch {
      setFailed(true)
    } finally {
      setLeaving(false)
    }
  }

  async function store(items: readonly CartItem[]): Promise<void> {
    const safe = replaceInCart(ownId, items)
    editor.close()
    // A cart that could not be stored lasts as long as the page, so keep the draft.
    if (safe) placeFor(printable.garment.slug, cartItemId).clear()
    if (safe && needsRoster(design)) keepForOthers(design)
    await navigate(paths.cart())
  }
  const putText = cartItemId === undefined ? texts.put : texts.putChanged

  return (
    <div className="sticky bottom-0 z-20 -mx-4 border-t border-rule bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] wide:mx-0 wide:px-0">
      <ConsequenceNotice />
      {people && (
        <PeoplePreview
          people={people}
          beside={beside}
          putText={putText}
          onClose={() => setPeople(undefined)}
          onPut={() => store(people)}
        />
      )}
      <ObstacleLine obstacle={obstacle} onTool={onTool} />
      {isLeaving && prepared > 0 && (
        <p role="status" className="pb-1 text-sm text-ink-soft">
          {fill(texts.preparing, { done: prepared, of: design.roster?.length ?? 0 })}
        </p>
      )}
      {hasFailed && !isLeaving && (
        <p role="alert" className="pb-1 text-sm font-semibold text-bad">
          {texts.composeFailed}
        </p>
      )}
      {/* Only one message at a time, because phones have little space. */}
      {obstacle === undefined && held && state.consequences.length === 0 && (
        <p className="pb-1 text-sm font-semibold text-bad">{texts.held}</p>
      )}
      <div className="flex items-center gap-4">
        <p className="min-w-0 flex-1 leading-tight">
          <span className="figures block text-xl font-bold">
            {priced.lines.length === 0
              ? fill(messages.shared.from, { price: formats.money(priced.pieceFromMinor) })
              : formats.money(priced.price.totalMinor)}
          </span>
          <span className="figures text-xs text-ink-soft">
            {priced.lines
              .map(({ variant, quantity }) => `${quantity} × ${named(variant.size, messages.names)}`)
              .join(', ')}
          </span>
        </p>
        <Button
          unavailable={obstacle?.words}
          busy={isLeaving ? putText : undefined}
          onClick={() => void put()}
          className="shrink-0"
        >
          {putText}
        </Button>
      </div>
    </div>
  )
}

/** The design stays for names that wait for the next order. */
function keepForOthers(design: Design): void {
  const draft = draftOf(design.garmentSlug)
  if (pastedList.read().trim() === '' || draft.read()) return
  draft.write({ ...design, roster: [], quantities: {} })
}

/** One person of a team that is edited stays in it. */
function teamIdOf(itemId: string): string {
  const item = readCart().find(({ id }) => id === itemId)
  return item && !isFilm(item) ? (item.member?.teamId ?? itemId) : itemId
}

function ObstacleLine({
  obstacle,
  onTool,
}: {
  obstacle: Obstacle | undefined
  onTool: (tool: Tool) => void
}) {
  const { chooseZone } = useDesigner()
  if (!obstacle) return null
  const { words, tool, zoneId } = obstacle
  if (tool === undefined) return <p className="pb-1 text-sm text-ink-soft">{words}</p>
  return (
    <button
      type="button"
      onClick={() => {
        if (zoneId !== undefined) chooseZone(zoneId)
        onTool(tool)
      }}
      className="min-h-8 pb-1 text-left text-sm font-semibold underline underline-offset-3 pointer-coarse:min-h-11"
    >
      {words}
    </button>
  )
}

function useObstacle(quote: QuoteState, beside: readonly CartItem[]): Obstacle | undefined {
  const { messages, shop } = usePage()
  const texts = messages.designer
  const { design, catalog, printable, composition } = useDesigner()
  if (isSoldOut(printable)) return { words: texts.garmentOut, tool: 'garment' }
  if (composition.problem) return { words: texts.composeFailed, tool: 'artwork', zoneId: composition.zoneId }
  if (composition.waiting) return { words: texts.composing }
  if (design.placements.length === 0) return { words: texts.needArtwork, tool: 'artwork' }
  if (design.placements.some((print) => !sizeTierFor(print, catalog.sizeTiers)))
    return { words: texts.needTier, tool: 'size' }
  const wanted = Object.keys(design.quantities).length
  if (needsRoster(design) && design.roster?.some(({ size }) => size === ''))
    return { words: texts.needSizes, tool: 'quantity' }
  if (wanted === 0)
    return { words: needsRoster(design) ? texts.needPeople : texts.needQuantity, tool: 'quantity' }
  const short = chosenSizes(printable, Object.fromEntries(quote.short.map((variantId) => [variantId, 1])))
  if (short.length > 0)
    return {
      words: fill(texts.tooFew, { sizes: short.map((size) => named(size, messages.names)).join(', ') }),
      tool: 'quantity',
    }
  const { maxItems } = shop.limits
  const lines = needsRoster(design) ? (design.roster?.length ?? 0) : wanted
  if (orderLines(beside).length + lines > maxItems)
    return { words: fill(texts.cartFull, { count: maxItems }) }
  if (quote.refusal?.status === 422)
    return { words: `${texts.refused}. ${quoteText(quote.refusal, messages)}` }
  return undefined
}
