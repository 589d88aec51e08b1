import { connect, type Socket } from 'node:net'

const EVERY_MS = 500

/**
 * Half send the headers byte by byte, half the body of a quote; each reconnects when cut off. Returns a function that
 * stops them.
 */
export function annoy(port: number, count: number): () => void {
  const open = new Set<Socket>()
  let stopping = false
  for (let n = 0; n < count; n += 1) come(n % 2 === 0)
  const timer = setInterval(() => {
    for (const socket of open) if (socket.writable) socket.write('a')
  }, EVERY_MS)

  return () => {
    stopping = true
    clearInterval(timer)
    for (const socket of open) socket.destroy()
  }

  function come(slowHeaders: boolean): void {
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      open.delete(socket)
      if (!stopping) come(slowHeaders)
    })
    socket.write(
      slowHeaders
        ? 'POST /api/v1/quotes HTTP/1.1\r\nHost: shop\r\nX-Slow: '
        : 'POST /api/v1/quotes HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"items":"',
    )
  }
}
