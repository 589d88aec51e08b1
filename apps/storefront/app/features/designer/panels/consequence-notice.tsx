import { Button, Notice } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { changeGarment, type Consequence, type Design } from '../design/design.ts'
import { findPrintableGarment } from '../design/printable-garment.ts'
import { useDesigner, type Designer } from '../designer-context.ts'
import { sizeInMm } from './lengths.ts'

export function ConsequenceNotice() {
  const { messages } = usePage()
  const texts = messages.designer
  const designer = useDesigner()
  const { editor, state } = designer
  const asLeft = state.consequences.find((one) => one.kind === 'asLeft')
  const lines = useLines(state.consequences)
  return (
    <div role="status">
      {lines.length > 0 && (
        <Notice tone="warn" className="mb-2 flex items-start gap-2 py-1 pr-1 text-sm leading-snug">
          <div className="min-w-0 flex-1 py-2">
            <ul className="grid max-h-[22dvh] gap-1 overflow-y-auto">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {asLeft && (
              <Button variant="line" className="mt-2" onClick={() => takeAlong(asLeft.instead, designer)}>
                {fill(texts.takeAlong, { garment: asLeft.other })}
              </Button>
            )}
          </div>
          <button
            type="button"
            aria-label={texts.dismiss}
            onClick={editor.dismiss}
            className="grid size-11 shrink-0 place-items-center rounded-platen text-xl hover:bg-tray"
          >
            ×
          </button>
        </Notice>
      )}
    </div>
  )
}

function useLines(consequences: readonly Consequence[]): readonly string[] {
  const { messages, formats, language } = usePage()
  const texts = messages.designer.consequences
  const sizes = consequences.flatMap((one) =>
    one.kind === 'sizeGone' ? [named(one.size, messages.names)] : [],
  )
  const others = consequences.flatMap((one) => {
    switch (one.kind) {
      case 'sizeGone':
        return []
      case 'asLeft':
        return fill(texts.asLeft, { garment: one.garment })
      case 'smaller':
      case 'moved':
      case 'smallerHere':
      case 'movedHere':
        return fill(texts[one.kind], { zone: one.zone, size: sizeInMm(formats, one) })
      case 'otherColour':
        return fill(texts.otherColour, {
          colour: named(one.colour, messages.names),
          from: named(one.from, messages.names),
        })
      default:
        return fill(texts[one.kind], { ...one })
    }
  })
  if (sizes.length === 0) return others
  const left = count(language, texts.sizesGone, sizes.length)
  return [...others, fill(left, { sizes: sizes.join(', ') })]
}

function takeAlong(instead: Design, { catalog, printable, editor }: Designer): void {
  const from = findPrintableGarment(catalog, instead.garmentSlug)
  if (!from) return
  editor.dismiss()
  editor.change(() => changeGarment(instead, from, printable))
}
