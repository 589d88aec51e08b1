import { readdirSync, readFileSync } from 'node:fs'

export function watchChildren() {
  let peakBytes = 0
  const processorSeconds = new Map<number, number>()
  const clock = setInterval(() => {
    const children = childrenOf(process.pid)
    peakBytes = Math.max(peakBytes, residentOf(children))
    for (const pid of children)
      processorSeconds.set(pid, Math.max(secondsOf(pid), processorSeconds.get(pid) ?? 0))
  }, 100)
  return {
    stop() {
      clearInterval(clock)
      return {
        peakBytes,
        processorSeconds: [...processorSeconds.values()].reduce((sum, one) => sum + one, 0),
      }
    },
  }
}

/** User and system time, counted in hundredths. */
function secondsOf(pid: number): number {
  const fields = readProc(String(pid), 'stat')
  const after = fields?.slice(fields.lastIndexOf(')') + 2).split(' ') ?? []
  return (Number(after[11] ?? 0) + Number(after[12] ?? 0)) / 100
}

function childrenOf(parent: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
  return children.flatMap((child) => [Number(child), ...childrenOf(Number(child))])
}

function parentOf(pid: string): number | undefined {
  const fields = readProc(pid, 'stat')
  return fields === undefined ? undefined : Number(fields.slice(fields.lastIndexOf(')') + 2).split(' ')[1])
}

/** Proportional: pages that several processes share count once. */
function residentOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readProc(String(pid), 'smaps_rollup') ?? '')?.[1]
    return sum + Number(kilobytes ?? 0) * 1024
  }, 0)
}

function readProc(pid: string, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
