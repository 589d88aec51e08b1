import { count, fill } from '@platen/messages'
import { useWidth } from '@platen/ui'
import { useEffect, useId, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useBuilder } from '../builder-context.ts'
import { boxOf } from '../sheet/sheet.ts'
import { checkedSheet, useEditor } from '../sheet/sheet-editor.ts'
import { pieceAction } from './piece-keys.ts'
import { viewOf } from './stage-view.ts'
import { usePinch } from './use-pinch.ts'
import { useStage } from './use-stage.ts'

interface SheetStageProps {
  readonly zoom: number
  readonly onZoom: (factor: number) => void
}

export function SheetStage({ zoom, onZoom }: SheetStageProps) {
  const { shop, language } = usePage()
  const { editor, texts, lengths } = useBuilder()
  const [frameBox, widthPx] = useWidth<HTMLDivElement>(640)
  const sheet = useEditor(editor, ({ history }) => history.present)
  const selected = useEditor(editor, (state) => state.selected)
  const { film } = editor
  const { lengthMm, placed } = checkedSheet(sheet, film)
  const view = viewOf(widthPx, zoom, film.widthMm, lengthMm)
  const { scroller, canvas, frame, canvasHandlers, frameHandlers, reveal, letGo } = useStage({
    ...{ editor, view, unit: lengths.unit, limits: shop.limits },
    cutText: (mm) => fill(texts.cutHere, { length: lengths.long(mm) }),
  })
  const piece = placed.find(({ id }) => id === selected)
  const help = useId()
  usePinch(scroller, { zoom, view, onZoom, onSecondFinger: letGo })

  const focusFrame = useRef(false)
  useEffect(() => {
    if (!focusFrame.current) return
    focusFrame.current = false
    frame.current?.focus({ preventScroll: true })
    reveal()
  })

  function onKeyDown(event: KeyboardEvent) {
    const done = pieceAction(event, editor)
    if (!done) return
    event.preventDefault()
    if (done === 'selected') focusFrame.current = true
    else if (done === 'zoom_in' || done === 'zoom_out') onZoom(done === 'zoom_in' ? 1.5 : 1 / 1.5)
    if (editor.get().selected === null) scroller.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={frameBox} className="min-w-0">
      <div
        ref={scroller}
        role="region"
        tabIndex={0}
        aria-label={texts.sheet}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        style={{ '--sheet-height': `${view.heightPx + 2}px` } as CSSProperties}
        className="relative h-[clamp(14rem,min(60dvh,var(--sheet-height)),44rem)] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-platen border border-rule bg-tray lg:h-[max(20rem,min(var(--sheet-height),calc(100dvh-22rem)))]"
      >
        <div className="relative" style={{ width: view.widthPx, height: view.heightPx, minHeight: '100%' }}>
          <canvas
            ref={canvas}
            role="img"
            aria-label={count(language, texts.sheetText, placed.length, { length: lengths.long(lengthMm) })}
            className="sticky top-0 left-0 block"
            {...canvasHandlers}
          />
          {piece && (
            <button
              ref={frame}
              type="button"
              aria-label={fill(texts.pieceName, {
                file: sheet.prints.find(({ id }) => id === piece.printId)?.artwork.fileName ?? '',
                size: lengths.size({ widthMm: boxOf(piece).width, heightMm: boxOf(piece).height }),
                x: lengths.short(piece.xMm),
                y: lengths.short(piece.yMm),
              })}
              aria-describedby={help}
              className="absolute top-0 left-0 cursor-move touch-none rounded-none border-2 border-press bg-transparent shadow-[0_0_0_1px_var(--sheet)] outline-offset-3"
              {...frameHandlers}
            />
          )}
        </div>
      </div>
      <p id={help} className="sr-only">
        {texts.keys}
      </p>
    </div>
  )
}
