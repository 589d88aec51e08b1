import type { Resources } from '@platen/api-client'
import { useState } from 'react'
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
  const [isSending, setSending] = useState(false)

  return { problem, isSending, send }

  /** Undefined when there was nothing to send, and when it was not sent; then `problem` says why. */
  async function send(contentOf: () => Promise<Content | undefined>): Promise<Sent | undefined> {
    setSending(true)
    setProblem(undefined)
    let key: string | undefined
    try {
      const content = await contentOf()
      if (!content) return undefined
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
      setSending(false)
    }
  }
}
