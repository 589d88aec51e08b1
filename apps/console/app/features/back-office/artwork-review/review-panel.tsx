import { fill } from '@platen/messages'
import { Button, Pill } from '@platen/ui'
import { useShop } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import {
  ARTWORK_STATES,
  Findings,
  resolutionText,
  positionText,
  garmentText,
  sizeText,
  useGarmentAppearance,
  useOrderContext,
  type Print,
} from '../orders/index.ts'

const words = m.artwork.panel

const VERDICTS = [
  ['approve', words.approve, 'a'],
  ['changes', m.orderWords.moves.request_changes, 'c'],
  ['replace', m.orderWords.moves.replace_artwork, 'r'],
] as const
export type Verdict = (typeof VERDICTS)[number][0]

interface ReviewPanelProps {
  readonly prints: readonly Print[]
  readonly print: Print
  readonly onPrint: (id: string) => void
  readonly onVerdict: (verdict: Verdict) => void
  readonly obstacles: Readonly<Record<Verdict, string | undefined>>
}

export function ReviewPanel({ prints, print, onPrint, onVerdict, obstacles }: ReviewPanelProps) {
  const { label, tone } = ARTWORK_STATES[print.state]
  return (
    <aside className="grid content-start gap-4">
      {prints.length > 1 && <PrintTabs prints={prints} print={print} onPrint={onPrint} />}
      <div className="grid gap-2 border-b border-rule-strong pb-4">
        {VERDICTS.map(([verdict, label, shortcut]) => (
          <VerdictButton
            key={verdict}
            variant={verdict === 'approve' ? 'press' : 'line'}
            shortcut={shortcut}
            unavailable={obstacles[verdict]}
            onPress={() => onVerdict(verdict)}
          >
            {label}
          </VerdictButton>
        ))}
      </div>
      <p>
        <Pill tone={tone}>{label}</Pill>
      </p>
      <Measures print={print} />
      <Findings preflight={print.artwork.preflight} />
    </aside>
  )
}

interface VerdictButtonProps {
  readonly variant: 'press' | 'line'
  readonly shortcut: string
  readonly unavailable: string | undefined
  readonly onPress: () => void
  readonly children: string
}

function VerdictButton({ variant, shortcut, unavailable, onPress, children }: VerdictButtonProps) {
  return (
    <div>
      <Button
        variant={variant}
        className="w-full"
        unavailable={unavailable}
        aria-keyshortcuts={shortcut}
        onClick={onPress}
      >
        <span className="flex-1 text-left">{children}</span>
        <kbd aria-hidden="true" className="figures rounded-platen border border-current px-1.5 text-xs">
          {shortcut}
        </kbd>
      </Button>
      {unavailable !== undefined && <p className="mt-1 text-xs text-ink-soft">{unavailable}</p>}
    </div>
  )
}

function PrintTabs({ prints, print, onPrint }: Pick<ReviewPanelProps, 'prints' | 'print' | 'onPrint'>) {
  const { order } = useOrderContext()
  const { zoneName } = useGarmentAppearance()
  return (
    <ul aria-label={words.prints} className="grid grid-cols-4 gap-2">
      {prints.map(({ id, zoneId, artwork, state }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === print.id}
            aria-label={`${zoneName(zoneId)}, ${garmentText(order, { id })}, ${artwork.fileName}, ${ARTWORK_STATES[state].label}`}
            title={`${zoneName(zoneId)}, ${garmentText(order, { id })}`}
            onClick={() => onPrint(id)}
            className="checkerboard grid aspect-square w-full place-items-center rounded-platen border-2 border-rule hover:border-ink aria-pressed:border-press"
          >
            <img src={artwork.previewUrl} alt="" className="max-h-12 max-w-full object-contain p-1" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Measures({ print }: { print: Print }) {
  const { order } = useOrderContext()
  const { zoneName } = useGarmentAppearance()
  const place = positionText(print)
  const facts = [
    [words.garment, garmentText(order, print)],
    [words.zone, zoneName(print.zoneId)],
    [words.size, sizeText(print)],
    ...(place === '' ? [] : [[words.position, place]]),
    [words.resolution, resolutionText(print)],
    [words.file, print.artwork.fileName],
  ]
  return (
    <div>
      <dl className="text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-rule py-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="figures text-right break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <DpiScale dpi={print.artwork.preflight.dpi} />
    </div>
  )
}

function DpiScale({ dpi }: { dpi: number | null }) {
  const limits = useShop().data?.limits
  if (dpi === null || !limits) return null
  const full = limits.recommendedDpi * 1.5
  const at = (value: number) => `${Math.min(100, (value / full) * 100)}%`
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative h-4">
        <div className="absolute inset-x-0 top-1.5 flex h-1">
          <span className="bg-bad" style={{ width: at(limits.minDpi) }} />
          <span className="bg-warn" style={{ width: at(limits.recommendedDpi - limits.minDpi) }} />
          <span className="flex-1 bg-good" />
        </div>
        <span
          className="absolute top-0 h-4 w-1 -translate-x-1/2 bg-ink outline-2 outline-paper"
          style={{ left: at(dpi) }}
        />
      </div>
      <p className="text-xs text-ink-soft">
        {fill(words.limits, { min: limits.minDpi, recommended: limits.recommendedDpi })}
      </p>
    </div>
  )
}
