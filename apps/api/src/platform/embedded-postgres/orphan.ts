import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface PostmasterFile {
  readonly pid: number
  readonly isReady: boolean
}

export function readPostmasterFile(dataFolder: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Both signals keep the data intact. */
const STEPS = [
  { signal: 'SIGINT', timeoutMs: 15_000 },
  { signal: 'SIGQUIT', timeoutMs: 10_000 },
] as const

/** Requires the folder's lock. A server is never reused, so a running one is always a child with current settings. */
export async function stopOrphan(dataFolder: string, onLog: (line: string) => void): Promise<void> {
  const pid = readPostmasterFile(dataFolder)?.pid
  if (pid === undefined || !isPostmaster(pid, dataFolder)) return

  onLog(`stopping the PostgreSQL server (process ${pid}) that an earlier run left behind`)
  for (const { signal, timeoutMs } of STEPS) {
    signalProcess(pid, signal)
    if (await hasEnded(pid, dataFolder, timeoutMs)) return
  }
  throw new Error(
    `A PostgreSQL server (process ${pid}) still uses ${dataFolder} and does not stop. End it, then try again.`,
  )
}

async function hasEnded(pid: number, dataFolder: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (isPostmaster(pid, dataFolder)) {
    if (performance.now() > deadline) return false
    await sleep(10)
  }
  return true
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended.
  }
}

/** Process ids are reused, so the command line decides. A zombie has none, and counts as ended. */
function isPostmaster(pid: number, dataFolder: string): boolean {
  const command = commandLine(pid)
  return basename(command[0] ?? '') === 'postgres' && command.includes(dataFolder)
}

/** Empty when there is no such process here. */
export function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
  } catch {
    return []
  }
}
