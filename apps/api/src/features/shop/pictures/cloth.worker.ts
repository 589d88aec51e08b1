import { parentPort, workerData } from 'node:worker_threads'
import type { ClothTask } from './cloth-thread.ts'
import { cutOutByMask, cutOutCloth } from './cloth.ts'
import { drawCloth, readPixels } from './draw-cloth.ts'

const { photo, mask } = workerData as ClothTask
const pixels = await readPixels(photo)
const cutOut = mask ? cutOutByMask(await readPixels(mask, pixels)) : cutOutCloth(pixels)
parentPort?.postMessage(await drawCloth(pixels, cutOut))
