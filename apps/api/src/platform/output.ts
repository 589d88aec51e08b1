import process from 'node:process'
import type { Readable } from 'node:stream'
import type { DestinationStream } from 'pino'

/** Lines are collected for so long, or up to so many characters, because each write costs as much as a hundred lines. */
const COLLECT_MS = 500
const COLLECT_CHARACTERS = 4_096
/** What a reader that has stopped reading may cost; lines beyond it are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024

type Output = Pick<NodeJS.WriteStream, 'write' | 'writableLength'>

export interface LogOutput extends DestinationStream {
  /** Resolves when everything is written or cannot be. */
  flush(): Promise<void>
}

/**
 * Node's own streams never block on a pipe and drop what is left when the process exits. A writer of its own in Node's
 * thread pool would keep the process from exiting while the pipe is full.
 */
export function openLogOutput(output: Output = process.stdout): LogOutput {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  if (output === process.stdout) process.once('exit', writeLines)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= COLLECT_CHARACTERS) writeLines()
      else timer ??= setTimeout(writeLines, COLLECT_MS).unref()
    },
    flush: () => {
      writeLines()
      return new Promise((resolve) => output.write('', () => resolve()))
    },
  }

  function writeLines(): void {
    clearTimeout(timer)
    timer = undefined
    if (lines !== '' && output.writableLength < MAX_WAITING_BYTES) output.write(lines)
    lines = ''
  }
}

/** Passes on what another process writes, and drops it while nobody reads here. */
export function passOn(from: Readable | null, to: Output): void {
  from?.on('data', (bytes: Buffer) => {
    if (to.writableLength < MAX_WAITING_BYTES) to.write(bytes)
  })
}

/** A closed pipe, a full disk or a terminal that is gone costs the lines, never the service. Call it first. */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => undefined)
    // A terminal that has stopped reading would otherwise stop the process with the next line.
    handleOf(stream)?.setBlocking?.(false)
  }
}

function handleOf(stream: NodeJS.WriteStream): { setBlocking?: (on: boolean) => void } | undefined {
  return Reflect.get(stream, '_handle') as { setBlocking?: (on: boolean) => void } | undefined
}
