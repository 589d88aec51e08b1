export function olderThan(instant: string, ms: number, now = Date.now()): boolean {
  return now - Date.parse(instant) > ms
}
