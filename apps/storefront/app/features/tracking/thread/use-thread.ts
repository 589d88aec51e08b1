import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../../lib/browser-api.ts'
import { newId } from '../../../lib/new-id.ts'
import { problemOf, type Problem } from '../../submission/index.ts'

export type Thread = Resources['OrderThread']

const REFRESH_MS = 30_000

/** How each kind of thread is read and written. */
const THREADS = {
  order: {
    get: browserApi.getOrderThread,
    markRead: browserApi.readMessagesOfShop,
    send: browserApi.sendMessageToShop,
  },
  estimate: {
    get: browserApi.getEstimateThread,
    markRead: browserApi.readEstimateMessagesOfShop,
    send: browserApi.sendEstimateMessageToShop,
  },
} as const
export type ThreadKind = keyof typeof THREADS

/** While the page is visible. Whatever is shown counts as read. */
export function useThread(kind: ThreadKind, trackingToken: string) {
  const [thread, setThread] = useState<Thread>()
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  /** A retry of the same message uses the same key. */
  const key = useRef({ of: '', key: '' })

  const load = useCallback(async () => {
    if (document.hidden) return
    try {
      const found = await expectData(THREADS[kind].get({ trackingToken }))
      const lastId = found.messages.at(-1)?.id
      setThread(
        found.unread > 0 && lastId !== undefined
          ? await expectData(THREADS[kind].markRead({ trackingToken, body: { lastId } }))
          : found,
      )
    } catch {
      // The next time will do.
    }
  }, [kind, trackingToken])

  useEffect(() => {
    const first = setTimeout(() => void load())
    const timer = setInterval(() => void load(), REFRESH_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [load])

  async function send(body: Resources['ThreadMessageCreate']): Promise<boolean> {
    const of = JSON.stringify(body)
    if (key.current.of !== of) key.current = { of, key: newId() }
    setSending(true)
    setProblem(undefined)
    try {
      setThread(
        await expectData(THREADS[kind].send({ trackingToken, body, idempotencyKey: key.current.key })),
      )
      key.current = { of: '', key: '' }
      return true
    } catch (error) {
      setProblem(problemOf(error))
      if (error instanceof PlatenError) key.current = { of: '', key: '' }
      return false
    } finally {
      setSending(false)
    }
  }

  return { thread, problem, sending, send }
}
