export const TOOLS = ['artwork', 'size', 'garment', 'quantity'] as const
export type Tool = (typeof TOOLS)[number]

/** Another tool begins at its beginning, however far the one before was scrolled. */
export function showFromItsStart(tool: Tool): void {
  const section = document.getElementById(`tool-${tool}`)
  const above = section?.closest('[data-tools]')?.previousElementSibling?.getBoundingClientRect().bottom
  if (section && above !== undefined && section.getBoundingClientRect().top < above) section.scrollIntoView()
}
