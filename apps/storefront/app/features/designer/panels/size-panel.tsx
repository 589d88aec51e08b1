import { Button } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import type { Placement } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'
import { DpiMeter } from './dpi-meter.tsx'
import { inOtherUnits } from './lengths.ts'
import { NumberField } from './number-field.tsx'
import { fillZone, moveTo, resizeToHeight, resizeToSharp, resizeToWidth, turn } from '../design/move-print.ts'
import { ratioOf } from '../design/print-size.ts'

export function SizePanel() {
  const { messages } = usePage()
  const { zone, print, zoneLayers } = useDesigner()
  if (zoneLayers.list.length > 0) return <p className="text-ink-soft">{messages.designer.sizeOfLayers}</p>
  if (!print) {
    return <p className="text-ink-soft">{fill(messages.designer.noPrint, { zone: zone.name })}</p>
  }
  return <Numbers print={print} />
}

function Numbers({ print }: { print: Placement }) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { limit, changePrint } = useDesigner()
  const ratio = ratioOf(print.artwork)
  const { widthMm, heightMm, offsetXMm: xMm, offsetYMm: yMm } = print
  const lengths = [
    { name: 'width', mm: widthMm, isSize: true, set: (mm: number) => resizeToWidth(print, mm, ratio, limit) },
    {
      name: 'height',
      mm: heightMm,
      isSize: true,
      set: (mm: number) => resizeToHeight(print, mm, ratio, limit),
    },
    { name: 'offsetX', mm: xMm, isSize: false, set: (mm: number) => moveTo(print, { xMm: mm, yMm }, limit) },
    { name: 'offsetY', mm: yMm, isSize: false, set: (mm: number) => moveTo(print, { xMm, yMm: mm }, limit) },
  ] as const
  const actions = [
    ['centreX', () => moveTo(print, { xMm: 0, yMm }, limit)],
    ['centreY', () => moveTo(print, { xMm, yMm: 0 }, limit)],
    ['fillZone', () => fillZone(print, ratio, limit)],
    ...(print.artwork.maxPrintSize ? [['sharpSize', () => resizeToSharp(print, limit)] as const] : []),
    ['turn', () => turn(print, ratio, limit)],
  ] as const
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 items-end gap-4">
        {lengths.map(({ name, mm, isSize, set }) => (
          <NumberField
            key={name}
            label={texts[name]}
            value={mm}
            hint={isSize ? inOtherUnits(formats, mm) : undefined}
            onCommit={(typed, step) => changePrint(() => set(typed), step)}
          />
        ))}
      </div>
      <p className="-mt-3 text-sm text-ink-soft">
        {texts.proportions} {texts.offsetHint}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {actions.map(([name, act]) => (
          <Button key={name} variant="line" className="px-2" onClick={() => changePrint(act)}>
            {texts[name]}
          </Button>
        ))}
        <p className="figures self-center text-sm text-ink-soft">
          {fill(texts.turned, { degrees: print.rotationDeg })}
        </p>
      </div>
      <DpiMeter print={print} />
      <details>
        <summary className="min-h-8 cursor-pointer font-semibold">{texts.keysTitle}</summary>
        <p className="text-sm text-ink-soft">{texts.printKeys}</p>
      </details>
    </div>
  )
}
