import { fork } from 'node:child_process'
import { lowerPriority } from '../../../platform/lower-priority.ts'
import type { FilmOutput } from './film-output.ts'
import type { DrawnArtwork } from './film-plan.ts'
import type { FilmSheet, MadeFilm, PrintInk } from './film-sheet.ts'

export interface ComposeTask {
  readonly sheet: FilmSheet
  readonly drawn: readonly DrawnArtwork[]
  readonly inks: readonly PrintInk[]
  readonly folder: string
  readonly output: FilmOutput
}

export type ComposeMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'made'; readonly files: MadeFilm['files'] }
  | { readonly kind: 'defect'; readonly stack: string }

interface Watching {
  readonly signal: AbortSignal | undefined
  /** 0 to 1. */
  readonly onProgress: (done: number) => void
}

/**
 * Strips of pixels are allocated by the hundred. Early collection and returning memory to the system at once (a setting
 * of glibc) need half of the memory for ten metres, in the same time.
 */
const LOW_MEMORY = ['--max-semi-space-size=2', '--max-old-space-size=512']

export async function composeFilm(
  task: ComposeTask,
  { signal, onProgress }: Watching,
): Promise<MadeFilm['files']> {
  signal?.throwIfAborted()
  const child = fork(new URL('./film.process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: LOW_MEMORY,
    env: { MALLOC_MMAP_THRESHOLD_: '262144', NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = () => child.kill('SIGKILL')
  signal?.addEventListener('abort', stop)
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  try {
    return await new Promise<MadeFilm['files']>((resolve, reject) => {
      child.on('spawn', () => lowerPriority(child.pid))
      child.on('error', (cause) =>
        reject(new Error('The film process could not be started or reached', { cause })),
      )
      child.on('exit', (code, killedBy) =>
        reject(new Error(`The film process ended early (${code ?? killedBy ?? 'unknown'})`)),
      )
      child.on('message', (message: ComposeMessage) => {
        if (message.kind === 'progress') onProgress(message.done)
        else if (message.kind === 'made') resolve(message.files)
        else reject(new Error('The film could not be made', { cause: message.stack }))
      })
      child.send(task)
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
    // Until it is gone it may still write into the folder.
    if (child.pid !== undefined) await gone
  }
}
