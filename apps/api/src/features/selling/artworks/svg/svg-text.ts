/**
 * The byte order mark decides; without one, a zero beside the first `<` means UTF-16. A truncated last
 * character is allowed, so that the beginning of a file can be read on its own.
 */
export function readSvgText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
  return text?.includes('\0') ? undefined : text
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : first === 0x3c && second === 0
          ? 'utf-16le'
          : first === 0 && second === 0x3c
            ? 'utf-16be'
            : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
