/** The platform's own reader of codes; not every browser has it. */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

type ReaderClass = new (options: { formats: readonly string[] }) => CodeReader

function readerClass(): ReaderClass | undefined {
  return (globalThis as { BarcodeDetector?: ReaderClass }).BarcodeDetector
}

/** A camera is given to secure pages only. */
export function canReadCodes(): boolean {
  return (
    readerClass() !== undefined && (navigator as { mediaDevices?: MediaDevices }).mediaDevices !== undefined
  )
}

export function openCodeReader(): CodeReader | undefined {
  const Reader = readerClass()
  return Reader && new Reader({ formats: ['qr_code'] })
}
