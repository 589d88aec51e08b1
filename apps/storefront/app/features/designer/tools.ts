export const TOOLS = ['artwork', 'size', 'garment', 'quantity'] as const
export type Tool = (typeof TOOLS)[number]

export function showFromItsStart(tool: Tool): void {
  const section = document.getElementById(`tool-${tool}`)
  const above = section?.closest('[data-tools]')?.previousElementSibling?.getBoundingClientRect().bottom
  if (section && above !== undefined && section.getBoundingClientRect().top < above) section.scrollIntoView()
}

/** Focuses the heading, because focusing a field would open the keyboard of a phone. */
export function goToHeading(tool: Tool): void {
  document.getElementById(`tool-${tool}`)?.scrollIntoView()
  document.getElementById(`tool-${tool}-name`)?.focus({ preventScroll: true })
}
