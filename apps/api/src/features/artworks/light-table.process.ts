import sharp from 'sharp'
import { Refusal } from '../../platform/refusal.ts'
import type { LightTableAnswer, LightTableTask } from './light-table.ts'
import { drawForFilm } from './draw-for-film.ts'
import { drawPreview, lookInto } from './look-into-artwork.ts'

/** The process in which customers' files are opened; started and stopped by `light-table.ts`. */

const OPENED_WITH = ['Png', 'Jpeg', 'Webp', 'Tiff', 'Svg']

// Whatever the first bytes claim, no other decoder is ever reached.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: OPENED_WITH.map((name) => `VipsForeignLoad${name}`) })
sharp.cache(false)
sharp.concurrency(1)

process.on('message', (task: LightTableTask) => {
  void answer(task).then((result) => process.send?.(result))
})
// Ctrl-C reaches every process of the terminal; the service decides when this one ends.
process.on('SIGINT', () => undefined)
// A decoder may be at work in native code, which an orderly exit would wait for.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

async function answer(task: LightTableTask): Promise<LightTableAnswer> {
  try {
    const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength)
    if (task.kind === 'inspect') return { kind: 'inspection', inspection: await lookInto(bytes) }
    if (task.kind === 'film')
      return { kind: 'film', inks: await drawForFilm(bytes, task.format, task.drawings) }
    return { kind: 'preview', preview: await drawPreview(bytes, task.format, task.sidePx) }
  } catch (error) {
    if (error instanceof Refusal)
      return { kind: 'refusal', message: error.message, resolution: error.resolution }
    return { kind: 'defect', stack: error instanceof Error ? (error.stack ?? error.message) : 'unknown' }
  }
}
