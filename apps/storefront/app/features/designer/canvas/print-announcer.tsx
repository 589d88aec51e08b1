import { useEffect, useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '../../../messages/words.ts'
import { useDesigner } from '../designer-context.ts'

const PAUSE_MS = 500

/** Announces the size and position of the print after it stopped moving. */
export function PrintAnnouncer() {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { zone, print } = useDesigner()
  const words = print
    ? fill(texts.status, {
        width: formats.number(print.widthMm),
        height: formats.number(print.heightMm),
        x: side(print.offsetXMm, texts.right, texts.left, texts.middleX),
        y: side(print.offsetYMm, texts.below, texts.above, texts.middleY),
      })
    : fill(texts.removed, { zone: zone.name })
  const [said, setSaid] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  function side(mm: number, more: string, less: string, middle: string): string {
    if (mm === 0) return middle
    return fill(mm > 0 ? more : less, { mm: formats.number(Math.abs(mm)) })
  }

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
