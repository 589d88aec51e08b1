import { readSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { Refusal } from '../../../../platform/refusal.ts'
import { fileReasonOf, tooDemanding } from '../artwork-rejected.ts'
import type { SandboxAnswer, SandboxMessage, SandboxTask } from './image-sandbox.ts'
import { drawFilmPicture } from './draw-film-picture.ts'
import { drawForFilm } from './draw-for-film.ts'
import { drawPreview, inspectArtwork } from './measure-artwork.ts'
import { FILES_FD, memoryMbOf } from '../../../../platform/limited-process.ts'
import { isOutOfMemory } from './open-artwork.ts'

/** The process that opens customers' files; `image-sandbox.ts` starts and stops it. */

const DECODERS = ['Png', 'Jpeg', 'Webp', 'Tiff', 'Svg']

/** Less than what a process may keep, by more than a small picture leaves. */
const COLLECT_ABOVE_MB = 670

// Blocks all other decoders, whatever the first bytes of a file claim.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: DECODERS.map((name) => `VipsForeignLoad${name}`) })
sharp.cache(false)
sharp.concurrency(1)

process.on('message', ({ byteLength, ...task }: SandboxMessage) => {
  void answer({ ...task, bytes: readBytes(byteLength) }).then(async (result) => {
    await collectIfLarge()
    process.send?.(result)
    // It is killed in the end, so nothing would be written then.
    flushCompileCache()
  })
})
// Ctrl-C reaches every process of the terminal; the service decides when this one ends.
process.on('SIGINT', () => undefined)
// An orderly exit would wait for a decoder that is busy in native code.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

/** Buffers that nobody needs count as memory until they are collected, and the answer has it measured. */
async function collectIfLarge(): Promise<void> {
  if (memoryMbOf(process) <= COLLECT_ABOVE_MB) return
  globalThis.gc?.()
  // The decoder's buffers are freed in the next turn.
  await setImmediate()
}

/** Waits for them: the process has nothing else to do. */
function readBytes(length: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let at = 0; at < length;) {
    const read = readSync(FILES_FD, bytes, { offset: at })
    if (read === 0) process.kill(process.pid, 'SIGKILL')
    at += read
  }
  return bytes
}

async function answer(task: SandboxTask): Promise<SandboxAnswer> {
  try {
    if (task.kind === 'inspect')
      return { kind: 'inspection', ...(await inspectArtwork(task.bytes, task.previewSidePx)) }
    if (task.kind === 'film')
      return { kind: 'film', inks: await drawForFilm(task.bytes, task.format, task.drawings) }
    if (task.kind === 'edit') {
      const { editArtwork } = await import('./edits/edit-artwork.ts')
      return { kind: 'edited', file: await editArtwork(task.bytes, task.format, task.edit) }
    }
    if (task.kind === 'compose') {
      const { composeArtwork } = await import('./edits/compose-artwork.ts')
      const { composition } = task.options
      return { kind: 'inspection', ...(await composeArtwork(task.bytes, composition, task.options)) }
    }
    if (task.kind === 'film-picture')
      return { kind: 'preview', preview: await drawFilmPicture(task.bytes, task.format, task.options) }
    return { kind: 'preview', preview: await drawPreview(task.bytes, task.format, task.options) }
  } catch (error) {
    const refusal = isOutOfMemory(error) ? tooDemanding() : error
    if (refusal instanceof Refusal)
      return {
        kind: 'refusal',
        reason: fileReasonOf(refusal),
        message: refusal.message,
        resolution: refusal.resolution,
      }
    return { kind: 'defect', stack: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }
  }
}
