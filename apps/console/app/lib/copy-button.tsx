import { Button, type ButtonLook } from '@platen/ui'
import { useEffect, useState } from 'react'

const SAID_MS = 2_000

interface CopyButtonProps {
  readonly text: string
  /** What is copied, for those who hear it: "Copy the link". */
  readonly label: string
  readonly look?: ButtonLook
}

/** Puts a text into the clipboard and says so where it was pressed. */
export function CopyButton({ text, label, look = 'line' }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Mark it and copy it by hand'),
    )
  }

  return (
    <>
      <Button look={look} onClick={copy}>
        {said ?? label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
