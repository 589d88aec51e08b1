export const TOOLS = ['artwork', 'size', 'garment', 'quantity'] as const
export type Tool = (typeof TOOLS)[number]

/** Shows a tool from its top, however far the one before was scrolled. */
export function showFromItsStart(tool: Tool): void {
  const section = document.getElementById(`tool-${tool}`)
  const above = section?.closest('[data-tools]')?.previousElementSibling?.getBoundingClientRect().bottom
  if (section && above !== undefined && section.getBoundingClientRect().top < above) section.scrollIntoView()
}

/** Moves the focus to the heading of a tool. Focusing a field would open the keyboard of a phone. */
export function goToHeading(tool: Tool): void {
  document.getElementById(`tool-${tool}`)?.scrollIntoView()
  document.getElementById(`tool-${tool}-name`)?.focus({ preventScroll: true })
}
