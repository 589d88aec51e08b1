import type { Resources } from '@platen/api-client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import {
  keptAttempts,
  leavesOpen,
  problemOf,
  proveAndSend,
  submit,
  type Problem,
} from '../submission/index.ts'

/** A message without its bot token, which is new for every attempt. */
export type Content = Omit<Resources['ContactLeadCreate'], 'botToken'>
type Sent = Resources['ContactLeadSubmitResponse']

const attempts = keptAttempts<Content>(
  'contact-attempts',
  (value): value is Content => typeof value === 'object' && value !== null,
)

export function useSending() {
  const { shop } = usePage()
  const [problem, setProblem] = useState<Problem>()
  const [phase, setPhase] = useState<'idle' | 'checking' | 'sending'>('idle')

  return {
    problem,
    isSending: phase !== 'idle',
    /** While the message is sent, further input would be lost. */
    isLocked: phase === 'sending',
    send,
  }

  /** Undefined when nothing was sent. If sending failed, `problem` has the reason. */
  async function send(contentOf: () => Promise<Content | undefined>): Promise<Sent | undefined> {
    setPhase('checking')
    setProblem(undefined)
    let key: string | undefined
    try {
      const content = await contentOf()
      if (!content) return undefined
      // Lock the fields before the next key press.
      flushSync(() => setPhase('sending'))
      const attemptKey = (key = attempts.keyFor(content))
      const sent = await proveAndSend(shop.botProtection, (botToken) =>
        submit((signal) =>
          browserApi.createContactLead({
            body: { ...content, botToken },
            idempotencyKey: attemptKey,
            signal,
          }),
        ),
      )
      attempts.answered(attemptKey)
      return sent
    } catch (error) {
      const failure = problemOf(error)
      if (key !== undefined && !leavesOpen(failure)) attempts.answered(key)
      setProblem(failure)
      return undefined
    } finally {
      setPhase('idle')
    }
  }
}
