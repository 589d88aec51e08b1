import { Button, type ButtonVariant } from '@platen/ui'
import { useEffect, useState } from 'react'
import { m } from '../messages/messages.ts'

const SAID_MS = 2_000

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly variant?: ButtonVariant
}

export function CopyButton({ text, label, variant = 'line' }: CopyButtonProps) {
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setSaid(m.shared.copy.done),
      () => setSaid(m.shared.copy.failed),
    )
  }

  return (
    <>
      <Button variant={variant} onClick={copy}>
        {said ?? label}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
