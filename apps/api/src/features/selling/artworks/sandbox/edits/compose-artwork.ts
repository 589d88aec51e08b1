import sharp from 'sharp'
import type { ComposedArtwork } from '../image-sandbox.ts'
import { encodePng } from '../../../../../platform/png/encode-png.ts'
import { inspectOpened } from '../measure-artwork.ts'
import { compose, type Composition } from './compose.ts'

/**
 * What an upload of the print would find, from its pixels: decoding a file of them again takes as long as drawing them.
 * Only a `png` is written; as an `svg`, the pixels stand for a drawing that was made of the same parts.
 */
export async function composeArtwork(
  pictures: Buffer,
  composition: Composition,
  { format, previewSidePx }: { readonly format: 'png' | 'svg'; readonly previewSidePx: number },
): Promise<ComposedArtwork> {
  const pixels = await compose(pictures, composition)
  const { data, width, height } = pixels
  const open = () => sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
  const vector = format === 'svg'
  const inspected = await inspectOpened(
    {
      ...{
        pixels: open,
        rgba: data,
        width,
        height,
        vector,
        orientation: 1,
        hasAlpha: true,
        hasLiveText: false,
      },
      ...{ colourSpace: 'srgb', statedDpi: undefined },
      carriedPictures: vector ? composition.parts.filter(({ kind }) => kind === 'picture').length : 0,
    },
    format,
    previewSidePx,
  )
  return vector ? inspected : { ...inspected, file: await encodePng(pixels) }
}
