import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import type { Placement } from '../../cart/index.ts'
import { dpiAt } from '../design/print-size.ts'

/** The whole picture, however much of it is seen. */
type SizedPicture = Pick<Placement, 'artwork' | 'widthMm' | 'heightMm'>

type Limits = Readonly<Record<'minDpi' | 'recommendedDpi', number>>

function sharpnessOf(dpi: number | undefined, { minDpi, recommendedDpi }: Limits) {
  if (dpi === undefined) return 'vector'
  if (dpi >= recommendedDpi) return 'sharp'
  return dpi >= minDpi ? 'soft' : 'coarse'
}

const TONES = { vector: 'text-good', sharp: 'text-good', soft: 'text-warn', coarse: 'text-bad' } as const
const MARKS = { vector: '●', sharp: '●', soft: '◐', coarse: '○' } as const

export function DpiWord({ print }: { print: SizedPicture }) {
  const { messages, shop } = usePage()
  const texts = messages.designer
  const dpi = dpiAt(print.artwork, print)
  const sharpness = sharpnessOf(dpi, shop.limits)
  return (
    <span>
      <span className="figures">{dpi === undefined ? texts.dpiVector : fill(texts.dpiValue, { dpi })}</span>{' '}
      <span className={`ml-1 font-semibold ${TONES[sharpness]}`}>
        <span aria-hidden="true">{MARKS[sharpness]}</span> {texts.sharpness[sharpness]}
      </span>
    </span>
  )
}

export function DpiMeter({ print }: { print: SizedPicture }) {
  const { messages, shop } = usePage()
  const texts = messages.designer
  const { minDpi, recommendedDpi } = shop.limits
  const dpi = dpiAt(print.artwork, print)
  const full = recommendedDpi * 1.5
  const at = (value: number) => `${Math.min(100, (value / full) * 100)}%`
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{texts.dpi}</h3>
        <DpiWord print={print} />
      </div>
      {dpi !== undefined && (
        <>
          <div aria-hidden="true" className="relative h-4">
            <div className="absolute inset-x-0 top-1.5 flex h-1">
              <span className="bg-bad" style={{ width: at(minDpi) }} />
              <span className="bg-warn" style={{ width: at(recommendedDpi - minDpi) }} />
              <span className="flex-1 bg-good" />
            </div>
            <span
              className="absolute top-0 h-4 w-1 -translate-x-1/2 bg-ink outline-2 outline-paper"
              style={{ left: at(dpi) }}
            />
          </div>
          <p className="text-sm text-ink-soft">
            {fill(texts.dpiScale, { min: minDpi, best: recommendedDpi })}
          </p>
        </>
      )}
    </div>
  )
}
