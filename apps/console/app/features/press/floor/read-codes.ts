import type { BarcodeDetector } from 'qr/decode.js'

type CodeReader = Pick<BarcodeDetector, 'detect'>
type CodeReaderClass = new (options: { formats: 'qr_code'[] }) => CodeReader

/** Browsers give a camera to secure pages only. */
export function hasCamera(): boolean {
  return (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined
}

/** The browser's own reader where there is one; Firefox and Safari have none and load ours. */
export async function openCodeReader(): Promise<CodeReader> {
  const native = (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector
  const Reader = native ?? (await import('qr/decode.js')).BarcodeDetector
  return new Reader({ formats: ['qr_code'] })
}
