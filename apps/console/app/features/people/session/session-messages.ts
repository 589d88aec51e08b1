import { useEffect, useRef } from 'react'

/** Who is signed in from now on in all tabs of this browser, which have one session. */
interface SessionMessage {
  readonly personId: string | null
}

const channel = new BroadcastChannel('platen.console.session')

export function broadcastSession(news: SessionMessage): void {
  channel.postMessage(news)
}

/** What another tab tells. A tab does not hear itself. */
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
