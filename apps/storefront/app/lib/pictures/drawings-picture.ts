/** What a drawing takes from the styles of the page. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-color',
  'stop-opacity',
  'mix-blend-mode',
  'mask-type',
  'color',
  'display',
] as const

const GAP_PX = 40

/** Drawings of the page side by side on its own paper, each this wide, as a PNG file. */
export async function drawingsPicture(
  drawings: readonly SVGSVGElement[],
  { widthPx, fileName }: { readonly widthPx: number; readonly fileName: string },
): Promise<File> {
  const pictures = await Promise.all(drawings.map((drawing) => pictureOf(drawing, widthPx)))
  const canvas = document.createElement('canvas')
  canvas.width = GAP_PX + pictures.length * (widthPx + GAP_PX)
  canvas.height = 2 * GAP_PX + Math.max(...pictures.map(({ height }) => height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw.')
  context.fillStyle = getComputedStyle(document.body).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, picture] of pictures.entries()) {
    context.drawImage(picture, GAP_PX + index * (widthPx + GAP_PX), GAP_PX, widthPx, picture.height)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser cannot write a picture.')
  return new File([blob], fileName, { type: 'image/png' })
}

/** A drawing that is a file of its own: with its styles, and its pictures inside. */
async function pictureOf(drawing: SVGSVGElement, widthPx: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(widthPx))
  copy.setAttribute('height', String(Math.round((widthPx * height) / width)))
  copy.removeAttribute('class')
  const copies = [copy, ...copy.querySelectorAll('*')] as SVGElement[]
  for (const [index, element] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const styles = getComputedStyle(element)
    for (const name of STYLES) copies[index]?.style.setProperty(name, styles.getPropertyValue(name))
  }
  await Promise.all([...copy.querySelectorAll('image')].map(takeInside))
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  )
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Files of their own load nothing from elsewhere. */
async function takeInside(image: SVGImageElement): Promise<void> {
  const href = image.getAttribute('href') ?? ''
  if (href === '' || href.startsWith('data:')) return
  const blob = await (await fetch(href)).blob()
  const reader = new FileReader()
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('A picture could not be read.')))
  })
  reader.readAsDataURL(blob)
  image.setAttribute('href', await read)
}
