import { Button, Notice, useOnline } from '@platen/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { usePage } from '../../lib/page.ts'

interface Options {
  /** Whether it says in its place that it did not load; a part of the drawing cannot. */
  readonly silent?: true
}

/**
 * A part of the designer that is loaded when it is first shown. It waits for a connection, and what does not load
 * leaves all else as it is.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { silent }: Options = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LaterPart(props: Props) {
    const [part, setPart] = useState(() => ({ Part: loaded, failed: false }))
    const online = useOnline()
    const waits = part.Part === undefined
    useEffect(() => {
      if (!waits || !online) return
      let gone = false
      load().then(
        (Part) => {
          loaded = Part
          if (!gone) setPart({ Part, failed: false })
        },
        () => {
          if (!gone) setPart({ Part: undefined, failed: true })
        },
      )
      return () => {
        gone = true
      }
    }, [waits, online])
    if (part.Part) return <part.Part {...props} />
    return part.failed && !silent ? <Missing /> : null
  }
}

function Missing() {
  const { messages } = usePage()
  const texts = messages.submission
  return (
    <Notice tone="warn" title={texts.incompleteTitle}>
      <p className="text-sm">{texts.incompleteText}</p>
      <Button variant="line" className="mt-3" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Notice>
  )
}
