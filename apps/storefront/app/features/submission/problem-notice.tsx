import { Notice } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { refusalWords } from '../../lib/texts/refusal-words.ts'
import { fill } from '@platen/messages'
import { secondsToWait, type Problem } from './problem.ts'
import { useEffect, useState } from 'react'

export function ProblemNotice({ problem }: { problem: Problem | undefined }) {
  return problem && <Shown problem={problem} />
}

function Shown({ problem }: { problem: Problem }) {
  const { messages } = usePage()
  const texts = messages.submission
  const waitSeconds = secondsToWait(problem, useNow(1000))
  if (problem.kind !== 'refused') {
    const [title, text] = {
      unreachable: [texts.unreachableTitle, texts.unreachableText],
      unproven: [texts.unprovenTitle, texts.unprovenText],
      incomplete: [texts.incompleteTitle, texts.incompleteText],
    }[problem.kind]
    return (
      <Notice tone="warn" title={title} urgent>
        <p>{text}</p>
        {problem.kind === 'incomplete' && (
          <a href="" className="inline-flex min-h-11 items-center font-semibold">
            {texts.reload}
          </a>
        )}
      </Notice>
    )
  }
  const words = refusalWords(problem, messages)
  return (
    <Notice tone="bad" title={words.title} urgent>
      <p>{words.text}</p>
      {waitSeconds > 0 && (
        <p aria-hidden="true" className="figures mt-1 font-semibold">
          {fill(texts.waitFor, { time: clock(waitSeconds) })}
        </p>
      )}
    </Notice>
  )
}

export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `seenByServer` makes the first render match the server's. */
export function useNow(everyMs: number, seenByServer?: number): number {
  const [now, setNow] = useState(() => seenByServer ?? Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
