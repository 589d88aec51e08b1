/** Whether the system has a way to send it, as phones do. */
export function canShare(what: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(what)
}

export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what)
  } catch {
    // Closed without choosing an app.
  }
}
