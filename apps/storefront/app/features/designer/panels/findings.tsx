import { boundsOnGarment, printBox, type PrintSize } from '@platen/placement'
import { Notice } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { quoteText } from '../price/quote-text.ts'
import { findingText } from '../../../lib/texts/finding-words.ts'
import { fill } from '@platen/messages'
import type { Placement } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { sizeInMm } from './lengths.ts'
import type { Preflight, QuoteState } from '../price/use-quote.ts'
import type { Zone } from '../design/printable-garment.ts'

type Finding = Preflight['findings'][number]
const TONES = { info: 'note', warning: 'warn', error: 'bad' } as const

export function Findings({ quote }: { quote: QuoteState }) {
  const { messages } = usePage()
  const texts = messages.designer
  const { zone, print } = useDesigner()
  if (!print) return null
  const preflight = quote.preflightOf(zone.id)
  return (
    <section className="grid gap-2" aria-label={texts.checks} aria-busy={quote.checking}>
      <h3 className="text-base">{texts.checks}</h3>
      <Overlaps />
      {quote.refusal && (
        <Notice tone="bad" title={texts.refused}>
          <p>{quoteText(quote.refusal, messages)}</p>
        </Notice>
      )}
      {quote.unreachable && <Notice tone="warn">{texts.checkUnreachable}</Notice>}
      <FewPixels print={print} />
      {preflight?.findings.map((finding) => (
        <FindingNotice key={finding.code} finding={finding} dpi={preflight.dpi} print={print} />
      ))}
      {preflight?.findings.length === 0 && <p className="font-semibold text-good">✓ {texts.checkPassed}</p>}
      {quote.checking && <p className="text-sm text-ink-soft">{messages.shared.checking}</p>}
    </section>
  )
}

interface FindingNoticeProps {
  readonly finding: Finding
  readonly dpi: number | null
  readonly print: Placement
}

function FindingNotice({ finding, dpi, print }: FindingNoticeProps) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const known = findingText(finding, messages)
  const { artwork } = print
  const maxSize = artwork.maxPrintSize
  const margin = artwork.emptyMarginPx
  const perPx = print.widthMm / artwork.widthPx
  const values = {
    dpi: dpi ?? '',
    minSize: maxSize ? sizeInMm(formats, maxSize.minimumDpi) : '',
    bestSize: maxSize ? sizeInMm(formats, maxSize.recommendedDpi) : '',
    semi: formats.number(Math.round(artwork.semiTransparentPercent * 10) / 10),
    line: formats.number(Math.round((artwork.thinnestLinePx ?? 0) * perPx * 100) / 100),
    visible: sizeInMm(formats, {
      widthMm: Math.round((artwork.widthPx - margin.left - margin.right) * perPx * 10) / 10,
      heightMm: Math.round((artwork.heightPx - margin.top - margin.bottom) * perPx * 10) / 10,
    }),
  }
  return (
    <Notice tone={TONES[finding.severity]} title={known?.title ?? finding.message}>
      <p className="text-sm">{known ? fill(known.text, values) : finding.resolution}</p>
      <p className="mt-1 text-xs font-semibold tracking-wide text-ink-soft uppercase">
        {texts.severity[finding.severity]}
      </p>
    </Notice>
  )
}

/** Explains why a print starts small in a large zone. */
function FewPixels({ print: { artwork } }: { print: Placement }) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { limit } = useDesigner()
  const sharp = artwork.maxPrintSize?.recommendedDpi
  if (!sharp || artwork.vector || !isSmallBeside(sharp, limit)) return null
  const { widthPx, heightPx } = artwork
  return (
    <Notice title={texts.fewPixelsTitle}>
      <p className="text-sm">
        {fill(texts.fewPixels, {
          pixels: `${formats.number(widthPx)} × ${formats.number(heightPx)}`,
          size: sizeInMm(formats, sharp),
        })}
      </p>
    </Notice>
  )
}

function isSmallBeside(size: PrintSize, limit: PrintSize): boolean {
  return size.widthMm < limit.widthMm / 2 && size.heightMm < limit.heightMm / 2
}

/** The service accepts overlapping prints, but they press badly. */
function Overlaps() {
  const { messages } = usePage()
  const texts = messages.designer
  const { design, printable, zone, print } = useDesigner()
  if (!print) return null
  const others = design.placements.flatMap((other) => {
    const its = printable.zones.find(({ id }) => id === other.zoneId)
    return its && its.id !== zone.id && overlap(print, zone, other, its) ? [its] : []
  })
  return others.map((other) => (
    <Notice key={other.id} tone="warn" title={texts.overlapTitle}>
      <p className="text-sm">{fill(texts.overlapText, { one: zone.name, other: other.name })}</p>
    </Notice>
  ))
}

function overlap(one: Placement, oneZone: Zone, other: Placement, otherZone: Zone): boolean {
  if (oneZone.view !== otherZone.view) return false
  const [a, b] = [
    boundsOnGarment(oneZone, printBox(one, oneZone)),
    boundsOnGarment(otherZone, printBox(other, otherZone)),
  ]
  return (
    a.xMm < b.xMm + b.widthMm &&
    b.xMm < a.xMm + a.widthMm &&
    a.yMm < b.yMm + b.heightMm &&
    b.yMm < a.yMm + a.heightMm
  )
}
