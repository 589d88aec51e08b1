import { useEffect, useState } from 'react'
import type { Extent } from './zoom.ts'

export interface Picture extends Extent {
  readonly url: string
  /** `preview`: while the full picture loads; `preview-only`: when it fails. */
  readonly kind: 'full' | 'preview' | 'preview-only'
}

export function useArtworkImage(artworkId: string, previewUrl: string): Picture | undefined {
  const [pictures, setPictures] = useState<Readonly<Record<string, Picture>>>({})
  const [missing, setMissing] = useState<string>()
  const realUrl = `/api/admin/artworks/${artworkId}/pixels`
  useEffect(() => {
    let isOver = false
    const add = (url: string, kind: Picture['kind']) => {
      const image = new Image()
      image.onload = () => {
        if (isOver) return
        const { naturalWidth: width, naturalHeight: height } = image
        setPictures((before) => ({ ...before, [url]: { url, kind, width, height } }))
      }
      image.onerror = () => {
        if (!isOver && kind === 'full') setMissing(url)
      }
      image.src = url
    }
    add(previewUrl, 'preview')
    add(realUrl, 'full')
    return () => {
      isOver = true
    }
  }, [realUrl, previewUrl])
  const preview = pictures[previewUrl]
  if (preview && missing === realUrl) return { ...preview, kind: 'preview-only' }
  return pictures[realUrl] ?? preview
}
