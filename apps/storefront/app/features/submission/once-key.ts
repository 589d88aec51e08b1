/** A key that nobody else has: what is sent again under it happens once. Works without a secure context, too. */
export function onceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
