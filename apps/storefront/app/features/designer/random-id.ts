/** 128 random bits in hexadecimal digits. `randomUUID` is missing where a shop is tried without https. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
