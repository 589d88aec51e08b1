import type { Resources } from '@platen/api-client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { keptAttempts, problemOf, proveAndSend, submit, type Problem } from '../submission/index.ts'

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
    try {
      const content = await contentOf()
      if (!content) return undefined
      // Lock the fields before the next key press.
      flushSync(() => setPhase('sending'))
      return await attempts.send(content, (idempotencyKey) =>
        proveAndSend(shop.botProtection, (botToken) =>
          submit((signal) =>
            browserApi.createContactLead({ body: { ...content, botToken }, idempotencyKey, signal }),
          ),
        ),
      )
    } catch (error) {
      setProblem(problemOf(error))
      return undefined
    } finally {
      setPhase('idle')
    }
  }
}
