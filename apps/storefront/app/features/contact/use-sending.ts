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

/** All of a message but the proof that a person sends it, which is fresh with every try. */
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
    /** The message is as it will arrive: what would be typed now would be lost. */
    isOnItsWay: phase === 'sending',
    send,
  }

  /** Undefined when there was nothing to send, and when it was not sent; then `problem` says why. */
  async function send(contentOf: () => Promise<Content | undefined>): Promise<Sent | undefined> {
    setPhase('checking')
    setProblem(undefined)
    let key: string | undefined
    try {
      const content = await contentOf()
      if (!content) return undefined
      // Before the next key can be pressed.
      flushSync(() => setPhase('sending'))
      const once = (key = attempts.keyFor(content))
      const sent = await proveAndSend(shop.botProtection, (botToken) =>
        submit((signal) =>
          browserApi.POST('/api/contact-leads', {
            params: { header: { 'Idempotency-Key': once } },
            body: { ...content, botToken },
            signal,
          }),
        ),
      )
      attempts.answered(once)
      return sent
    } catch (error) {
      const met = problemOf(error)
      if (key !== undefined && !leavesOpen(met)) attempts.answered(key)
      setProblem(met)
      return undefined
    } finally {
      setPhase('idle')
    }
  }
}
