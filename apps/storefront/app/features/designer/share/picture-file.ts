const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu

/** The file of a picture is named after the design, as the file of its print is; else after the garment. */
export function pictureFile(
  prints: readonly { readonly artwork: { readonly fileName: string } | null }[],
  garmentSlug: string,
): string {
  const named = prints.find(({ artwork }) => artwork !== null)?.artwork?.fileName ?? ''
  const name = named
    .replace(/\.\w+$/, '')
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  return `${name === '' ? garmentSlug : name}.png`
}
