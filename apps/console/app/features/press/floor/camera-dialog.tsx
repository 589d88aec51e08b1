import { Notice } from '@platen/ui'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../lib/dialog.tsx'
import { openCodeReader } from './read-codes.ts'
import { m } from '../../../messages/messages.ts'

const LOOK_MS = 200

interface CameraDialogProps {
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

export function CameraDialog({ onCode, onClose }: CameraDialogProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const found = useRef(onCode)
  useEffect(() => {
    found.current = onCode
  })

  useEffect(() => {
    const stop = new AbortController()
    film(video.current, stop.signal).then(
      (code) => {
        if (code !== undefined) found.current(code)
      },
      () => setRefused(true),
    )
    return () => stop.abort()
  }, [])

  return (
    <Dialog title={m.floor.camera.title} onClose={onClose}>
      {refused ? (
        <Notice tone="bad" urgent title={m.floor.camera.refused}>
          <p>{m.floor.camera.resolution}</p>
        </Notice>
      ) : (
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full rounded-platen bg-tray object-cover"
        />
      )}
    </Dialog>
  )
}

async function film(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | undefined> {
  if (!video) return undefined
  const reader = await openCodeReader()
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!signal.aborted) {
      const [code] = await reader.detect(video)
      if (code) return code.rawValue
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    return undefined
  } finally {
    stream.getTracks().forEach((track) => track.stop())
  }
}
