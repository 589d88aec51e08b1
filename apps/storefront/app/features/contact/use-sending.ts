import type { Resources } from '@platen/api-client'
import { useRef, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { usePage } from '../../lib/page.ts'
import { takeBotToken } from '../bot-check/bot-token.ts'
import { newId } from '../../lib/new-id.ts'
import { problemOf, type Problem } from '../submission/problem.ts'
import { submit } from '../submission/submit.ts'
import type { Draft } from './draft.ts'
import { requestOf } from './request.ts'

/** A message that left and of which nobody knows whether it arrived: sent again as it was, it is kept once. */
interface Attempt {
  readonly content: string
  readonly key: string
  readonly body: Resources['ContactLeadCreate']
}

export function useSending() {
  const { shop, language } = usePage()
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const attempt = useRef<Attempt>(undefined)

  return { problem, isSending, send }

  /** Undefined when it was not sent; `problem` says why. */
  async function send(
    draft: Draft,
    website: string,
  ): Promise<Resources['ContactLeadSubmitResponse'] | undefined> {
    setSending(true)
    setProblem(undefined)
    try {
      const { key, body } = await attemptFor(draft, website)
      const sent = await submit(
        browserApi.POST('/api/contact-leads', { params: { header: { 'Idempotency-Key': key } }, body }),
      )
      attempt.current = undefined
      return sent
    } catch (error) {
      const met = problemOf(error)
      // What was refused is not stored, and its challenge may be spent: the next attempt is a new one.
      if (met.kind === 'refused') attempt.current = undefined
      setProblem(met)
      return undefined
    } finally {
      setSending(false)
    }
  }

  async function attemptFor(draft: Draft, website: string): Promise<Attempt> {
    const request = { ...requestOf(draft, language), ...(website === '' ? {} : { website }) }
    const content = JSON.stringify(request)
    if (attempt.current?.content === content) return attempt.current
    const botToken = await takeBotToken(shop.botProtection)
    attempt.current = { content, key: newId(), body: { ...request, botToken } }
    return attempt.current
  }
}
