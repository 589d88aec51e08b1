import type * as ShapesModule from '@platen/shapes'
import { useEffect, useSyncExternalStore } from 'react'

type Shapes = typeof ShapesModule

let shapes: Shapes | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The set of shapes, which is loaded when the first is shown. */
export function useShapes(): Shapes | undefined {
  useEffect(load, [])
  return useSyncExternalStore(subscribe, read, readOnServer)
}

function load(): void {
  loading ??= import('@platen/shapes').then(
    (loaded) => {
      shapes = loaded
      for (const listener of listeners) listener()
    },
    () => {
      loading = undefined
    },
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): Shapes | undefined {
  return shapes
}

function readOnServer(): undefined {
  return undefined
}
