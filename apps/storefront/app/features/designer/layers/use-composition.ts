import type { Resources } from '@platen/api-client'
import type { Person } from '@platen/layers'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { makeThumbnail } from '../../../lib/pictures/make-thumbnail.ts'
import { newId } from '../../../lib/new-id.ts'
import type { DesignLayer, Placement } from '../../cart/index.ts'
import { problemOf, submit, type Problem } from '../../submission/index.ts'
import type { DesignEditor } from '../design/design-editor.ts'
import type { Design } from '../design/design.ts'
import { layersFor } from '../roster/roster.ts'
import { layersOn, withComposed, zonesToCompose } from './zone-layers.ts'

export interface Composition {
  /** Layers were changed since the print was composed. */
  readonly waiting: boolean
  readonly problem: Problem | undefined
  /** Where the problem is. */
  readonly zoneId: string | undefined
  readonly retry: () => void
}

const PAUSE_MS = 1500
/** What this page had composed, for undo and for a list that is tried again: by what was sent. */
const composed = new Map<string, Placement>()

/** Has the service make one print of the layers of each zone, after the customer paused. */
export function useComposition(design: Design, editor: DesignEditor, person: Person): Composition {
  const [failed, setFailed] = useState<{ readonly request: string; readonly problem: Problem }>()
  const zoneId = zonesToCompose(design)[0]
  const layers = zoneId === undefined ? undefined : layersOn(design, zoneId)
  const shown = layers && layersFor(layers, person)
  const request = zoneId !== undefined && shown ? JSON.stringify(printOf(zoneId, shown)) : undefined
  const failure = failed !== undefined && failed.request === request ? failed : undefined

  useEffect(() => {
    if (request === undefined || zoneId === undefined || !layers || failure) return
    const place = (print: Placement) =>
      editor.changeView((current) =>
        layersOn(current, zoneId) === layers ? withComposed(current, { ...print, zoneId, layers }) : current,
      )
    const there = composed.get(request)
    if (there) {
      place(there)
      return
    }
    let gone = false
    const timer = setTimeout(() => {
      compose(request).then(
        (print) => {
          if (!gone) place(print)
        },
        (error: unknown) => {
          if (!gone) setFailed({ request, problem: problemOf(error) })
        },
      )
    }, PAUSE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [request, zoneId, layers, editor, failure])

  return {
    waiting: request !== undefined,
    problem: failure?.problem,
    zoneId: failure && zoneId,
    retry: () => setFailed(undefined),
  }
}

/** One print that is not shown, with its layers for later changes. */
export async function composePrint(zoneId: string, layers: readonly DesignLayer[]): Promise<Placement> {
  return { ...(await compose(JSON.stringify(printOf(zoneId, layers)))), layers }
}

async function compose(request: string): Promise<Placement> {
  const there = composed.get(request)
  if (there) return there
  const print = JSON.parse(request) as SentPrint
  const record = await submit((signal) =>
    browserApi.createDesign({ body: { prints: [print] }, idempotencyKey: newId(), signal }),
  )
  const [made] = record.prints
  if (!made?.artwork) throw new Error('A design without prints.')
  const { zoneId, artwork, widthMm, heightMm, offsetXMm, offsetYMm } = made
  const thumbnail = await makeThumbnail(artwork.previewUrl)
  const placement: Placement = {
    ...{ zoneId, artwork, thumbnail, widthMm, heightMm, offsetXMm, offsetYMm },
    rotationDeg: 0,
  }
  composed.set(request, placement)
  return placement
}

type SentPrint = Resources['DesignCreate']['prints'][number]

/** As the API takes it: without the pictures that this browser keeps. */
export function printOf(zoneId: string, layers: readonly DesignLayer[]): SentPrint {
  return { zoneId, layers: layers.map(sentLayer) }
}

function sentLayer(layer: DesignLayer): SentPrint['layers'][number] {
  if (layer.kind === 'shape') return { ...layer, colours: [...layer.colours] }
  if (layer.kind === 'text') {
    const { chosenMm: _fitted, ...text } = layer
    return text
  }
  const { picture: _picture, ...sent } = layer
  return sent
}
