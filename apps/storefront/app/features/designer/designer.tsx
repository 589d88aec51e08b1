import { Notice, useMedia, useOnline, useUndoKeys } from '@platen/ui'
import { memo, useState, type ReactNode } from 'react'
import { usePage } from '../../lib/page.ts'
import { fill } from '@platen/messages'
import { isOf, useGarmentsInCart } from '../cart/index.ts'
import { ArtworkPanel } from './panels/artwork-panel.tsx'
import { sizedPrints } from './design/each-size.ts'
import { openDesign } from './design/open-design.ts'
import { CanvasBar, PrintAnnouncer } from './canvas/canvas-bar.tsx'
import type { CanvasView } from './canvas/canvas-window.ts'
import {
  DesignerContext,
  designerOf,
  useDesigner,
  type Designer,
  goToTool,
  showFromItsStart,
  TOOLS,
  type Tool,
} from './designer-context.ts'
import { DpiWord } from './panels/dpi-meter.tsx'
import { GarmentCanvas } from './canvas/garment-canvas.tsx'
import { GarmentPanel } from './panels/garment-panel.tsx'
import { sizeInMm, sizeInOtherUnits } from './panels/lengths.ts'
import { OrderBar } from './price/order-bar.tsx'
import { priceDesign } from './price/price-design.ts'
import { PriceLines } from './price/price-lines.tsx'
import { QuantityPanel } from './panels/quantity-panel.tsx'
import { ShareTool } from './share/share-tool.tsx'
import { SizePanel } from './panels/size-panel.tsx'
import { useComposition } from './layers/use-composition.ts'
import { useZoneLayers } from './layers/use-zone-layers.ts'
import { shownPerson } from './roster/roster.ts'
import { useDesignUrl } from './use-design-url.ts'
import { useFollowing } from './use-following.ts'
import { useQuote } from './price/use-quote.ts'
import { findPrintableGarment, type Catalog, type PrintableGarment } from './design/printable-garment.ts'

interface DesignerProps {
  readonly catalog: Catalog
  readonly printable: PrintableGarment
  /** From the URL. */
  readonly colour: string | undefined
  readonly cartItemId: string | undefined
}

/** Give each cart item its own key. */
export function Designer({ catalog, printable: begun, colour, cartItemId }: DesignerProps) {
  const [editor] = useState(() => openDesign(catalog, begun, { colour, cartItemId }))
  const state = editor.use()
  const design = state.history.present
  useUndoKeys(editor)
  useDesignUrl(design, { slug: begun.garment.slug, colour, cartItemId })
  const printable = findPrintableGarment(catalog, design.garmentSlug) ?? begun
  const shown = designerOf({ catalog, printable, editor, state, cartItemId })
  const { messages } = usePage()
  const person = shownPerson(design, { name: messages.designer.sampleName, number: '10' })
  const zoneLayers = useZoneLayers(editor, design, shown?.zone.id ?? '', shown?.limit, person)
  const composition = useComposition(design, editor, person)
  if (!shown) return null
  const designer = { ...shown, zoneLayers, composition, person }
  return (
    <DesignerContext value={designer}>
      <Workspace designer={designer} />
    </DesignerContext>
  )
}

/** As wide as possible without pushing the tools off a low screen. */
const CANVAS_WIDTH =
  'mx-auto w-full max-w-[max(16rem,46dvh)] wide:max-w-[calc(100dvh-9rem)] low:max-w-[calc((100dvh-5rem)*1.15)]'

/** On a phone as wide as the screen, which may be wider than the canvas. */
const BAR_WIDTH = 'mx-auto w-full wide:max-w-[calc(100dvh-9rem)] low:max-w-[calc((100dvh-5rem)*1.15)]'
const SMALL_SCREEN = '(max-width: 47.99rem), (max-height: 33.99rem)'

function Workspace({ designer }: { designer: Designer }) {
  const { messages } = usePage()
  const texts = messages.designer
  const { printable, dark } = designer
  const [tool, setTool] = useState<Tool>('artwork')
  const [view, setView] = useState<CanvasView>()
  const small = useMedia(SMALL_SCREEN)
  // A print on a phone would be as small as its handles.
  const shown = view ?? (small && (designer.print ?? designer.zoneLayers.list[0]) ? 'zone' : 'garment')
  const [underbase, setUnderbase] = useState(false)
  const [followed, canvas, panels] = useFollowing(designer)

  return (
    <div className="mx-auto max-w-6xl px-4 wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:items-start wide:gap-x-10 low:grid-cols-2 low:gap-x-4">
      <h1 className="py-2 text-xl sm:py-4 sm:text-2xl wide:col-span-2 wide:py-6 wide:text-4xl low:py-2 low:text-xl">
        {fill(texts.heading, { garment: printable.garment.name })}
      </h1>
      <div className="sticky top-0 z-10 -mx-4 bg-paper wide:top-4 wide:mx-0 low:top-0">
        <div className={CANVAS_WIDTH} {...canvas}>
          <GarmentCanvas view={shown} underbase={underbase && dark} />
        </div>
        <div className={BAR_WIDTH}>
          <CanvasBar view={shown} onView={setView} />
        </div>
        <PrintStatus />
        <ToolChooser tool={tool} onTool={setTool} />
        <PrintAnnouncer />
        <p id="print-keys" hidden>
          {texts.printKeys}
        </p>
        <p id="layer-keys" hidden>
          {texts.layerKeys}
        </p>
      </div>
      <div data-tools ref={markLive} className="grid min-w-0" {...panels}>
        <DesignerContext value={followed}>
          <Panels {...{ tool, underbase }} onTool={setTool} onUnderbase={setUnderbase} />
        </DesignerContext>
      </div>
    </div>
  )
}

interface PanelsProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly underbase: boolean
  readonly onUnderbase: (underbase: boolean) => void
}

/** Not rendered while something is dragged on the canvas. */
const Panels = memo(function Panels({ tool, onTool, underbase, onUnderbase }: PanelsProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { catalog, printable, design, state, cartItemId } = useDesigner()
  const quote = useQuote(design, printable)
  const beside = useGarmentsInCart().filter((item) => !isOf(item, cartItemId))
  const sized = sizedPrints(design, printable)
  const priced = priceDesign({ ...design, ...(sized && { sized }) }, beside, catalog)
  const online = useOnline()
  const goTo = (name: Tool) => {
    onTool(name)
    requestAnimationFrame(() => goToTool(name))
  }
  const contents: Readonly<Record<Tool, ReactNode>> = {
    artwork: <ArtworkPanel quote={quote} />,
    size: <SizePanel />,
    garment: <GarmentPanel underbase={underbase} onUnderbase={onUnderbase} />,
    quantity: (
      <div className="grid gap-6">
        <QuantityPanel priced={priced} quote={quote} />
        <PriceLines priced={priced} quote={quote} />
      </div>
    ),
  }

  return (
    <>
      <div className="narrow:[&_*]:scroll-mt-[29rem] narrow:[&_*]:scroll-mb-32">
        {!online && (
          <Notice tone="warn" title={messages.shared.offline} className="mt-4">
            <p className="text-sm">{state.unsaved ? texts.offlineUnsaved : texts.offlineText}</p>
          </Notice>
        )}
        <p role="status" className="text-sm text-warn not-empty:mt-4">
          {state.unsaved ? texts.unsaved : ''}
        </p>
        {/* Isolated, so that a browser keeps its drawing of what did not change. */}
        {TOOLS.map((name) => (
          <section
            key={name}
            id={`tool-${name}`}
            aria-labelledby={`tool-${name}-name`}
            className={`isolate pb-8 narrow:pt-6 wide:border-t wide:border-rule wide:pt-6 wide:first-of-type:border-t-0 wide:first-of-type:pt-0 ${name === tool ? '' : 'narrow:hidden'}`}
          >
            <h2 id={`tool-${name}-name`} tabIndex={-1} className="mb-4 text-xl outline-none narrow:sr-only">
              {texts[TOOL_NAMES[name]]}
            </h2>
            {contents[name]}
          </section>
        ))}
        <ShareTool place="below" />
      </div>
      <OrderBar priced={priced} quote={quote} beside={beside} onTool={goTo} />
    </>
  )
})

const TOOL_NAMES = {
  artwork: 'artworkTab',
  size: 'sizeTab',
  garment: 'garmentTab',
  quantity: 'quantityTab',
} as const satisfies Record<Tool, string>

/** For tests and benchmarks, once controls do something: without rendering the workspace again. */
function markLive(tools: HTMLElement | null): void {
  if (tools) tools.dataset.live = ''
}

/** On phones only: desktops show all tools. */
function ToolChooser({ tool, onTool }: Pick<PanelsProps, 'tool' | 'onTool'>) {
  const { messages } = usePage()
  return (
    <nav aria-label={messages.designer.tools} className="grid grid-cols-4 border-y border-rule wide:hidden">
      {TOOLS.map((name) => (
        <button
          key={name}
          type="button"
          aria-expanded={name === tool}
          aria-controls={`tool-${name}`}
          onClick={() => {
            onTool(name)
            requestAnimationFrame(() => showFromItsStart(name))
          }}
          className="min-h-12 border-b-3 border-transparent px-0.5 text-sm font-semibold wrap-anywhere text-ink-soft aria-expanded:border-press aria-expanded:text-ink"
        >
          {messages.designer[TOOL_NAMES[name]]}
        </button>
      ))}
    </nav>
  )
}

function PrintStatus() {
  const { formats } = usePage()
  const { print, zoneLayers } = useDesigner()
  // A layered print has its final size and sharpness when it is composed.
  if (!print || zoneLayers.list.length > 0) return null
  return (
    <p
      className={`${CANVAS_WIDTH} flex flex-wrap justify-between gap-x-4 py-1 text-xs narrow:px-4 wide:py-2 wide:text-sm`}
    >
      <span className="figures" data-size>
        {sizeInMm(formats, print)}
        <span className="ml-3 text-ink-soft narrow:hidden">{sizeInOtherUnits(formats, print)}</span>
      </span>
      <DpiWord print={print} />
    </p>
  )
}
