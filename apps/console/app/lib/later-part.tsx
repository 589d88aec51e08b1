import { Button, Notice, useOnline } from '@platen/ui'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { m } from '../messages/messages.ts'
import { Dialog } from './dialog.tsx'

interface Options<Props> {
  readonly whileLoading?: (props: Props) => ReactNode
}

interface Part<Props> {
  readonly Loaded: ComponentType<Props> | undefined
  readonly failed: boolean
}

/**
 * A part of a page that is loaded when it is first shown. If it does not load, it says so in its place, and what was
 * typed elsewhere on the page stays.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = () => null }: Options<Props> = {},
): ComponentType<Props> {
  return partOf(load, whileLoading, () => <NotLoaded />)
}

/** Of a dialog, whose place is a dialog as well. */
export function laterDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { whileLoading = () => null }: Options<Props> = {},
): ComponentType<Props> {
  return partOf(load, whileLoading, ({ onClose }) => (
    <Dialog title={m.shell.partMissing.title} onClose={onClose}>
      <NotLoaded />
    </Dialog>
  ))
}

function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whileLoading: (props: Props) => ReactNode,
  instead: (props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LaterPart(props: Props) {
    const [{ Loaded, failed }, setPart] = useState<Part<Props>>(() => ({ Loaded: loaded, failed: false }))
    const online = useOnline()
    const waits = Loaded === undefined
    useEffect(() => {
      if (!waits) return
      let gone = false
      load().then(
        (Component) => {
          loaded = Component
          if (!gone) setPart({ Loaded: Component, failed: false })
        },
        () => {
          if (!gone) setPart({ Loaded: undefined, failed: true })
        },
      )
      return () => {
        gone = true
      }
    }, [waits, online])
    if (Loaded) return <Loaded {...props} />
    return failed ? instead(props) : whileLoading(props)
  }
}

function NotLoaded() {
  const texts = m.shell.partMissing
  return (
    <Notice tone="warn" urgent title={texts.title}>
      <p className="mt-1">{texts.text}</p>
      <Button variant="line" className="mt-3" onClick={() => location.reload()}>
        {m.shell.broken.reload}
      </Button>
    </Notice>
  )
}
