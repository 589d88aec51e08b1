import { useId, useMemo, type ReactNode } from 'react'
import { drawnLayers } from './drawn-layers.ts'
import { garmentKind, viewShift, type GarmentView } from './garment-frame.ts'

type DrawnSideProps = {
  drawing: string
  view: GarmentView
  /** Drawn on the cloth beneath weave, folds and stitching, in millimetres from the view's own origin. */
  children?: ReactNode
}

/** Inside an `svg` in the millimetres of the view, whose `--fabric…` variables it takes. */
export function DrawnSide({ drawing, view, children }: DrawnSideProps) {
  const id = useId()
  const { definitions, cloth, weave, folds } = useMemo(
    () => drawnLayers(drawing, view, id),
    [drawing, view, id],
  )
  const place = `translate(0 ${viewShift(garmentKind(drawing), view)})`
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: definitions }} />
      <g transform={place} dangerouslySetInnerHTML={{ __html: cloth }} />
      {children}
      {children !== undefined && (
        <g transform={place} pointerEvents="none" dangerouslySetInnerHTML={{ __html: weave }} />
      )}
      <g
        transform={place}
        pointerEvents="none"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        dangerouslySetInnerHTML={{ __html: folds }}
      />
    </>
  )
}
