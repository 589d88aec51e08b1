import { useEffect, useRef } from 'react'

/** All tabs of a browser share one session. */
interface SessionMessage {
  readonly personId: string | null
}

const channel = new BroadcastChannel('platen.console.session')

export function broadcastSession(news: SessionMessage): void {
  channel.postMessage(news)
}

/** A tab does not receive its own messages. */
export function useSessionMessages(callBack: (news: SessionMessage) => void): void {
  const newest = useRef(callBack)
  useEffect(() => {
    newest.current = callBack
  })
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<SessionMessage>) => newest.current(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  }, [])
}
