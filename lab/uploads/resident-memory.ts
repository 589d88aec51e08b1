import { readdirSync, readFileSync } from 'node:fs'

/** The peak of a process and all its descendants together, in MiB. Pages that several share count once. */
export function watchMemory(pid: number): { readonly peak: () => number; readonly stop: () => void } {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, residentOf(pid))), 100)
  return { peak: () => Math.round(peak), stop: () => clearInterval(timer) }
}

function residentOf(pid: number): number {
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + residentOf(child), own)
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.flatMap((thread) =>
      readProc(`${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
