import { useEffect, useState } from 'react'

/** The time, as often as asked for. On pages that a server draws, give what it saw: the first picture is the same. */
export function useNow(everyMs: number, seenByServer?: number): number {
  const [now, setNow] = useState(() => seenByServer ?? Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
