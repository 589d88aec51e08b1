import sharp from 'sharp'

export async function srgbProfile(): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await picture.withIccProfile('srgb').png().toBuffer()).metadata()
  return icc
}
