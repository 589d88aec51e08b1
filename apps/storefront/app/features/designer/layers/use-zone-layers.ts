import type { Person } from '@platen/layers'
import type { ZoneLimit } from '@platen/placement'
import { useEffect, useMemo, useState } from 'react'
import type { DesignLayer } from '../../cart/index.ts'
import type { DesignEditor } from '../design/design-editor.ts'
import type { Design } from '../design/design.ts'
import { changeOf, type LayerChange } from './edit-layers.ts'
import { fittedLayer, type SizeOf } from './layer-box.ts'
import type { LayerAction } from './layer-keys.ts'
import { useOutlines } from './outlines.ts'
import { layersFor } from '../roster/roster.ts'
import { asLayers, layersOn, withLayers } from './zone-layers.ts'

/** The layers of the active zone, and what is selected of them. */
export interface ZoneLayers {
  readonly list: readonly DesignLayer[]
  readonly selected: readonly string[]
  /** Whether a tap adds to the selection, as Shift does with a mouse. */
  readonly several: boolean
  readonly setSeveral: (several: boolean) => void
  readonly select: (ids: readonly string[]) => void
  readonly sizeOf: SizeOf
  /** As they are now, also between two renders. */
  readonly read: () => readonly DesignLayer[]
  /** Changes with the same step name are undone together. A plain picture becomes a layer. */
  readonly changeLayers: (change: LayerChange, step?: string) => void
  readonly act: (action: LayerAction, ids: readonly string[], step?: string) => void
}

interface Selection {
  readonly zoneId: string
  readonly ids: readonly string[]
  readonly several: boolean
}

const NOBODY: readonly string[] = []

export function useZoneLayers(
  editor: DesignEditor,
  design: Design,
  zoneId: string,
  limit: ZoneLimit | undefined,
  person: Person,
): ZoneLayers {
  const [selection, setSelection] = useState<Selection>({ zoneId, ids: NOBODY, several: false })
  const list = layersOn(design, zoneId)
  const { name, number } = person
  const shown = useMemo(() => layersFor(list, { name, number }), [list, name, number])
  const { sizeOf: shownSize, isShaped: isShown, version } = useOutlines(shown, zoneId)
  const { sizeOf, isShaped } = useMemo(() => {
    const filled = (layer: DesignLayer) => layersFor([layer], { name, number })[0] ?? layer
    return {
      sizeOf: (layer: DesignLayer) => shownSize(filled(layer)),
      isShaped: (layer: DesignLayer) => isShown(filled(layer)),
    }
  }, [shownSize, isShown, name, number])
  useEffect(() => {
    if (!limit) return
    // A text has its size when its letters were shaped, and may be too wide then, or fit again in the size it had.
    const fit = (layer: DesignLayer) => (isShaped(layer) ? fittedLayer(layer, sizeOf(layer), limit) : layer)
    if (list.every((layer) => fit(layer) === layer)) return
    editor.changeView((current) => withLayers(current, zoneId, layersOn(current, zoneId).map(fit)))
  }, [editor, isShaped, limit, list, sizeOf, version, zoneId])
  const here = selection.zoneId === zoneId ? selection : { zoneId, ids: NOBODY, several: false }
  const selected = here.ids.filter((id) => list.some((layer) => layer.id === id))
  const select = (ids: readonly string[]) => setSelection({ ...here, ids })
  const changeLayers = (change: LayerChange, step?: string) =>
    editor.change((current) => withLayers(current, zoneId, change(asLayers(current, zoneId))), step)
  const read = () => layersOn(editor.read().history.present, zoneId)

  function act(action: LayerAction, ids: readonly string[], step?: string): void {
    if (!limit) return
    if (action.kind === 'selectAll') select(idsOf(list))
    else if (action.kind === 'selectNone') select(NOBODY)
    else changeLayers(changeOf(action, ids, sizeOf, limit), step)
    // The copies are what is changed next.
    if (action.kind === 'duplicate') select(idsOf(read().slice(-ids.length)))
  }

  return {
    ...{ list, selected, select, sizeOf, read, changeLayers, act },
    several: here.several,
    setSeveral: (several) => setSelection({ ...here, several }),
  }
}

function idsOf(layers: readonly DesignLayer[]): readonly string[] {
  return layers.map(({ id }) => id)
}
