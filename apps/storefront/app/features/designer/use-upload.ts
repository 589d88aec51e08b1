import { PlatenError } from '@platen/api-client'
import { useRef, useState } from 'react'
import { ConnectionLost, uploadFile } from '../../lib/upload-file.ts'
import type { Artwork } from '../cart/cart-item.ts'
import type { Picture } from './design.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { newId } from '../../lib/new-id.ts'

interface Sending {
  readonly kind: 'sending'
  readonly fileName: string
  /** From 0 to 1. At 1 the shop looks into the file. */
  readonly share: number
}

interface Failed {
  readonly kind: 'failed'
  readonly fileName: string
  /** The shop's refusal; undefined when the connection was lost. */
  readonly refusal: PlatenError | undefined
  readonly retry: () => void
}

export type UploadState =
  { readonly kind: 'idle' } | { readonly kind: 'tooLarge'; readonly fileName: string } | Sending | Failed

/** Sends one artwork at a time. */
export function useUpload(maxBytes: number) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const stopper = useRef<AbortController>(undefined)

  async function send(file: File, onDone: (picture: Picture) => void, key = newId()): Promise<void> {
    stopper.current?.abort()
    if (file.size > maxBytes) {
      setState({ kind: 'tooLarge', fileName: file.name })
      return
    }
    const stop = new AbortController()
    stopper.current = stop
    const onProgress = (share: number) => {
      if (!stop.signal.aborted) setState({ kind: 'sending', fileName: file.name, share })
    }
    onProgress(0)
    try {
      const artwork = await uploadFile<Artwork>('/api/v1/artworks', file, {
        idempotencyKey: key,
        onProgress,
        signal: stop.signal,
      })
      const thumbnail = await makeThumbnail(artwork.previewUrl, file)
      if (stop.signal.aborted) return
      setState({ kind: 'idle' })
      onDone({ artwork, thumbnail })
    } catch (error) {
      if (stop.signal.aborted) return
      const isKnown = error instanceof PlatenError || error instanceof ConnectionLost
      if (!isKnown) throw error
      setState({
        kind: 'failed',
        fileName: file.name,
        refusal: error instanceof PlatenError ? error : undefined,
        retry: () => void send(file, onDone, key),
      })
    }
  }

  return {
    state,
    send: (file: File, onDone: (picture: Picture) => void) => void send(file, onDone),
    cancel: () => {
      stopper.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
