import type { BarcodeDetector } from 'qr/decode.js'

type CodeReader = Pick<BarcodeDetector, 'detect'>
type CodeReaderClass = new (options: { formats: 'qr_code'[] }) => CodeReader

/** Browsers allow the camera on secure pages only. */
export function hasCamera(): boolean {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined
}

/** Firefox and Safari have no reader of their own and load ours. */
export async function openCodeReader(): Promise<CodeReader> {
  const native = (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector
  const Reader = native ?? (await import('qr/decode.js')).BarcodeDetector
  return new Reader({ formats: ['qr_code'] })
}
