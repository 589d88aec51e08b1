import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The pipe from which the process reads files. */
export const FILES_FD = 4

interface ProcessLimits {
  /** Writable memory of the process alone, touched or not. Node reserves about 600 MB of it at the start and touches 100. */
  readonly memoryMb: number
  /** Processor time of its whole life, in all threads. */
  readonly cpuSeconds: number
}

/**
 * Forks a Node process that the kernel ends when it exceeds its limits, even if this process is busy or gone. A shell sets
 * them before it becomes Node, so there is no moment without them. When the machine runs out of memory, the kernel ends
 * such a process before any other. It gets no secrets in its environment and writes no core dump.
 */
export function forkLimited(entry: URL, { memoryMb, cpuSeconds }: ProcessLimits): ChildProcess {
  const script = [
    `ulimit -c 0 && ulimit -d ${memoryMb * 1024} && ulimit -t ${cpuSeconds} || exit 1`,
    '{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null',
    'exec "$0" "$@"',
  ].join('\n')
  return fork(entry, {
    serialization: 'advanced',
    execPath: '/bin/sh',
    execArgv: [
      '-c',
      script,
      process.execPath,
      '--v8-pool-size=1',
      '--expose-gc',
      '--no-concurrent-array-buffer-sweeping',
    ],
    env: { ...LOW_MEMORY, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  })
}

/** User and system time of all threads so far, which the kernel counts in hundredths of a second. */
export function processorMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
    return (user + system) * 10
  } catch {
    return 0
  }
}

/** Writable memory, which `memoryMb` limits. 0 where the kernel does not tell. */
export function memoryMbOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/**
 * One thread, because the stack of each counts as memory. The settings of glibc return the memory of large pictures to the
 * system, which lowers the peak by a quarter, and keep that of smaller ones: as new pages it took a fifth of the time for a
 * logo. Of one arena, both threads use the same.
 */
const LOW_MEMORY = {
  UV_THREADPOOL_SIZE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '4500000',
  MALLOC_TRIM_THRESHOLD_: '16000000',
}
