import type { ReactNode } from 'react'

/**
 * A part of a page without the router that its first look does not need. Where scripts run it is text, which
 * `islands/every-page.js` puts in its place once the page is loaded.
 */
export function AfterLoading({ children }: { children: ReactNode }) {
  return <noscript data-after-loading="">{children}</noscript>
}
