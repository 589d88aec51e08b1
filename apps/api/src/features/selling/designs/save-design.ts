import { createHash } from 'node:crypto'
import type { DesignCreate, DesignRecord } from '@platen/contract'
import type { Layer } from '@platen/layers'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../../platform/records/events.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { refuseInvalid, repetitions, type FieldProblem } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import {
  composePixels,
  drawPicture,
  findArtworks,
  inspectComposition,
  uploadArtwork,
  type ComposedUpload,
  type UploadArtworkDeps,
} from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'
import { layerProblems, toLayer } from './check-layers.ts'
import { composePrint, type ComposedPrint } from './compose-print.ts'
import { insertDesign, type StoredDesign } from './designs.store.ts'
import { designRecordOf } from './design-record.ts'

export interface DesignDeps extends UploadArtworkDeps {
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
  readonly limits: Pick<RateLimits, 'consume'>
}

interface SaveDesign extends DesignCreate {
  /** Whose pictures wait for each other, and whose quota of bytes the prints count against. */
  readonly client: string
  /** The transaction that happens once for an idempotency key. */
  readonly once: Platform['transaction']
}

type Artworks = Awaited<ReturnType<typeof findArtworks>>

/** Makes one artwork of the layers of each zone. Refuses with VALIDATION_FAILED, which names the layers and why. */
export async function saveDesign(
  deps: DesignDeps,
  { name, prints, client, once }: SaveDesign,
): Promise<DesignRecord> {
  const shop = await deps.shop.get()
  refuseInvalid([
    ...repetitions(
      prints,
      ({ zoneId }) => zoneId,
      (index) => `prints[${index}].zoneId`,
    ),
    ...prints.flatMap(({ zoneId, layers }, index) => [
      ...(zoneOf(shop, zoneId) ? [] : [unknownZone(index)]),
      ...layerProblems(layers, `prints[${index}].layers`),
    ]),
    ...tooManyLetters(prints),
  ])
  const layered = prints.map(({ zoneId, layers }) => ({ zoneId, layers: layers.map(toLayer) }))
  const artworks = await namedArtworks(deps, layered)
  const made: StoredDesign['prints'][number][] = []
  for (const [index, { zoneId, layers }] of layered.entries()) {
    const zone = zoneOf(shop, zoneId)
    if (!zone) continue
    const print = await composePrint(layers, zone, `prints[${index}].layers`, artworks, {
      picture: (artwork, size) => drawPicture(deps.storage, client, artwork, size),
      pixels: ({ pictures, composition }) => composePixels(client, pictures, composition),
      inspect: ({ pictures, composition }) => inspectComposition(client, pictures, composition),
    })
    const { made: content, carriedWidthPx, ...place } = print
    const composed = carriedWidthPx === undefined ? {} : { carriedWidthPx }
    const artworkId = await stored(deps, content, nameOf(layers, name), client, composed)
    made.push({ zoneId, layers, artworkId, ...place })
  }
  return once(async (tx) => {
    const design: StoredDesign = {
      id: newUuid(),
      name: name ?? null,
      prints: made,
      createdAt: deps.clock.now(),
    }
    await insertDesign(tx, design)
    await emit(tx, {
      type: 'design.saved',
      payload: { designId: encodeId('design', design.id), prints: made.length },
      occurredAt: design.createdAt,
    })
    return designRecordOf(deps, design, tx)
  })
}

/** A print of a noisy photo has tens of megabytes, which its customer never sent. About what the photo has as JPEG. */
const MOST_COUNTED_BYTES = 8 * 1024 * 1024

/** The UUID of its artwork. */
async function stored(
  deps: DesignDeps,
  content: ComposedPrint['made'],
  name: string,
  client: string,
  composed: ComposedUpload,
): Promise<string> {
  if ('artworkId' in content) return decodeId('artwork', content.artworkId)
  const { kind, bytes, inspected } = content
  await deps.limits.consume('artwork-bytes', client, Math.min(bytes.length, MOST_COUNTED_BYTES))
  const sha256 = createHash('sha256').update(bytes).digest()
  const file = { name: `${name}.${kind}`, bytes, sha256, client }
  const { id } = await uploadArtwork(deps, file, { ...composed, ...(inspected && { inspected }) })
  return decodeId('artwork', id)
}

/** By their ids as layers have them. */
async function namedArtworks(
  { database }: Pick<DesignDeps, 'database'>,
  prints: readonly { readonly layers: readonly Layer[] }[],
): Promise<Artworks> {
  const named = prints.flatMap(({ layers }, index) =>
    layers.flatMap((layer, at) =>
      layer.kind === 'image'
        ? [{ id: layer.artworkId, path: `prints[${index}].layers[${at}].artworkId` }]
        : [],
    ),
  )
  const found = await findArtworks(database, [...new Set(named.map(({ id }) => decodeId('artwork', id)))])
  const artworks: Artworks = new Map([...found].map(([id, artwork]) => [encodeId('artwork', id), artwork]))
  refuseInvalid(
    named
      .filter(({ id }) => !artworks.has(id))
      .map(({ path }) => ({
        path,
        message: 'this artwork does not exist or was removed; upload it again',
        reason: 'not_found',
      })),
  )
  return artworks
}

function zoneOf({ zones }: Shop, zoneId: string): Shop['zones'][number] | undefined {
  return zones.find(({ id }) => id === zoneId)
}

function unknownZone(index: number): FieldProblem {
  return { path: `prints[${index}].zoneId`, message: 'is no print zone of this shop', reason: 'not_found' }
}

const LONGEST_NAME = 60

/** What staff know it by: its first words, else its name. */
function nameOf(layers: readonly Layer[], name: string | undefined): string {
  const text = layers.find((layer) => layer.kind === 'text')?.text ?? name ?? 'design'
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
}

/** A fifth of a second of the service's own processor (ADR 63); all texts that the schema allows would take half a minute. */
const MOST_LETTERS = 1500

function tooManyLetters(prints: DesignCreate['prints']): FieldProblem[] {
  const letters = prints.flatMap(({ layers }) => layers.map(({ text = '' }) => text.length))
  if (letters.reduce((sum, length) => sum + length, 0) <= MOST_LETTERS) return []
  const message = `have more than ${MOST_LETTERS} letters together`
  return [{ path: 'prints', message, reason: 'too_long', limit: String(MOST_LETTERS) }]
}
