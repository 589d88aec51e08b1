import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from './load.ts'

/** Processor seconds of the built-in database in a folder: of all backends, also of those that have ended. */
export function databaseSeconds(folder: string): number {
  const postmaster = postmasterOf(folder)
  const running = childrenOf(postmaster).reduce((total, pid) => total + secondsOf(Number(pid)), 0)
  return running + cpuSeconds(postmaster, true)
}

/** The same in finer steps than a clock tick, of the backends that are running. */
export function databaseMicroseconds(folder: string): number {
  return childrenOf(postmasterOf(folder)).reduce((total, pid) => total + microsecondsOf(pid), 0)
}

function microsecondsOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    // It has just ended.
    return 0
  }
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0])
}

function childrenOf(postmaster: number): string[] {
  return readdirSync('/proc').filter((name) => parentOf(name) === postmaster)
}

/** Those of one that has just ended are in its parent's. */
function secondsOf(pid: number): number {
  try {
    return cpuSeconds(pid)
  } catch {
    return 0
  }
}

function parentOf(name: string): number | undefined {
  if (!/^\d+$/.test(name)) return undefined
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1])
  } catch {
    // It has just ended.
    return undefined
  }
}
