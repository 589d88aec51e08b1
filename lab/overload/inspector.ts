import { setTimeout as sleep } from 'node:timers/promises'

/** A look into another process of this machine, by Node's own inspector. */
export interface Inspector {
  readonly pid: number
  /** Bytes of the heap that are held, after everything else was collected. */
  heapAfterCollection(): Promise<number>
  close(): void
}

/** To a process that was started with `--inspect=127.0.0.1:<port>`. */
export async function openInspector(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  if (!target) throw new Error('The service cannot be inspected.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The service cannot be inspected.')), {
      once: true,
    })
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  const call = <Result>(method: string, params: object = {}): Promise<Result> => {
    last += 1
    socket.send(JSON.stringify({ id: last, method, params }))
    return new Promise((resolve) => waiting.set(last, resolve as (result: unknown) => void))
  }
  const { result } = await call<{ result: { value: number } }>('Runtime.evaluate', {
    expression: 'process.pid',
  })

  return {
    pid: result.value,
    heapAfterCollection: async () => {
      await sleep(500)
      await call('HeapProfiler.collectGarbage')
      return (await call<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize
    },
    close: () => socket.close(),
  }
}
