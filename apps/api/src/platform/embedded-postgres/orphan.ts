import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What PostgreSQL writes into `postmaster.pid` in its data folder. */
export interface PostmasterFile {
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

/** Patience with each signal, from the gentle to the abrupt one; both leave the data whole. */
const STEPS = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
] as const

/**
 * Stops the PostgreSQL server that a killed service left behind on this data folder. Call it with the folder's lock
 * held. It is stopped, not adopted: then a running server is always this process's child, with this version's settings.
 */
export async function stopOrphan(dataFolder: string, onLog: (line: string) => void): Promise<void> {
  const pid = readPostmasterFile(dataFolder)?.pid
  if (pid === undefined || !isPostmaster(pid, dataFolder)) return

  onLog(`stopping the PostgreSQL server (process ${pid}) that an earlier run left behind`)
  for (const { signal, patienceMs } of STEPS) {
    signalProcess(pid, signal)
    if (await hasEnded(pid, dataFolder, patienceMs)) return
  }
  throw new Error(
    `A PostgreSQL server (process ${pid}) still uses ${dataFolder} and does not stop. End it, then try again.`,
  )
}

async function hasEnded(pid: number, dataFolder: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
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
    // It has just ended by itself.
  }
}

/** Process ids are reused, so the command line decides. A zombie has none, and counts as ended. */
function isPostmaster(pid: number, dataFolder: string): boolean {
  const command = commandLine(pid)
  return basename(command[0] ?? '') === 'postgres' && command.includes(dataFolder)
}

function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
  } catch {
    return []
  }
}
