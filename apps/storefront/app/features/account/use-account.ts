import {
  PlatenError,
  expectData,
  pages,
  type Answer,
  type PageQuery,
  type Resources,
} from '@platen/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../lib/browser-api.ts'
import { refreshOwnFilm } from '../../lib/own-film.ts'
import { knownAccount, noteSignedIn } from '../../lib/route/signed-in.ts'
import { problemOf, type Problem } from '../submission/index.ts'

export type Account = Resources['AccountRecord']

type AccountState =
  | { readonly kind: 'loading' | 'signed-out' }
  | { readonly kind: 'signed-in'; readonly account: Account }
  | { readonly kind: 'problem'; readonly problem: Problem }

export function useAccount(): readonly [AccountState, () => void] {
  const [state, setState] = useState<AccountState>({ kind: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    expectData(browserApi.getAccount({ signal: stop.signal })).then(
      (account) => {
        noteSignedIn(true)
        refreshOwnFilm()
        setState({ kind: 'signed-in', account })
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        const isOut = error instanceof PlatenError && error.status === 401
        if (isOut) noteSignedIn(false)
        setState(isOut ? { kind: 'signed-out' } : { kind: 'problem', problem: problemOf(error) })
      },
    )
    return () => stop.abort()
  }, [turn])
  const retry = useCallback(() => {
    setState({ kind: 'loading' })
    setTurn((before) => before + 1)
  }, [])
  return [state, retry]
}

/** The account of a browser that was signed in; guests are asked for nothing. */
export function useKnownAccount(): Account | undefined {
  const [account, setAccount] = useState<Account>()
  useEffect(() => {
    const stop = new AbortController()
    knownAccount(stop.signal).then(setAccount, () => undefined)
    return () => stop.abort()
  }, [])
  return account
}

interface Listed<Row> {
  /** Undefined until the first page is there. */
  readonly rows: readonly Row[] | undefined
  readonly problem: Problem | undefined
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly more: () => void
}

/** A list of the account, page by page. `ask` must stay the same. */
export function useListed<Row>(ask: (page: PageQuery) => Promise<Answer<readonly Row[]>>): Listed<Row> {
  const [rows, setRows] = useState<readonly Row[]>()
  const [problem, setProblem] = useState<Problem>()
  const [hasMore, setHasMore] = useState(false)
  const [isReading, setIsReading] = useState(true)
  const next = useRef<AsyncGenerator<readonly Row[]>>(undefined)

  const more = useCallback(() => {
    const reading = (next.current ??= pages<readonly Row[]>(async (page) => {
      const answer = ask(page)
      setHasMore((await answer).response.headers.has('link'))
      return answer
    }))
    setIsReading(true)
    setProblem(undefined)
    reading.next().then(
      ({ value, done }) => {
        if (done !== true) setRows((before = []) => [...before, ...value])
        setIsReading(false)
      },
      (error: unknown) => {
        // A generator that threw is over: the list begins anew.
        next.current = undefined
        setRows(undefined)
        setProblem(problemOf(error))
        setIsReading(false)
      },
    )
  }, [ask])

  useEffect(() => {
    if (next.current === undefined) more()
  }, [more])
  return { rows, problem, hasMore, isReading, more }
}
