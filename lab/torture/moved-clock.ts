// Loaded before the service (`node --import`): at each signal, moves its wall clock by the milliseconds in a file. The
// monotonic clock of timers is not affected.
import { readFileSync } from 'node:fs'
import process from 'node:process'

const RealDate = Date
const file = process.env.MOVED_CLOCK_FILE ?? ''
let movedByMs = 0

process.on('SIGUSR2', () => {
  movedByMs = Number(readFileSync(file, 'utf8'))
})

const now = () => RealDate.now() + movedByMs
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})
