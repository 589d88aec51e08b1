import { Worker } from 'node:worker_threads'
import type { DrawnPicture } from '../../selling/artworks/index.ts'
import type { DrawnCloth } from './draw-cloth.ts'

export interface ClothTask {
  readonly photo: Uint8Array
  /** Drawn for the photo; without it, the cloth is found in the photo. */
  readonly mask: Uint8Array | undefined
}

/** In a thread: it takes a few tenths of a second, in which the service would answer nobody. */
export async function drawClothInThread(photo: Buffer | undefined, mask?: Buffer): Promise<DrawnCloth> {
  if (!photo) throw new Error('The files of the picture are missing.')
  const task: ClothTask = { photo, mask }
  const worker = new Worker(new URL('./cloth.worker.ts', import.meta.url), { workerData: task, execArgv: [] })
  return new Promise((resolve, reject) => {
    worker.once('message', ({ shade, mask: drawn, cutOut }: DrawnCloth) =>
      resolve({ shade: asBuffers(shade), mask: drawn && asBuffers(drawn), cutOut }),
    )
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended without a picture.')))
  })
}

/** Messages have plain bytes. */
function asBuffers({ sizes, ...picture }: DrawnPicture): DrawnPicture {
  return { ...picture, sizes: sizes.map((size) => ({ ...size, bytes: Buffer.from(size.bytes) })) }
}
