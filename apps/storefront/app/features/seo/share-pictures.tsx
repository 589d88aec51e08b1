import {
  ColourBar,
  FilmRoll,
  GarmentPicture,
  drawnGarment,
  MillimetreRuler,
  RegistrationMark,
  SamplePrint,
} from '@platen/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SharePicture } from './page-meta.ts'

/** Independent of the catalogue of a shop. */
const [BRICK, SKY, NAVY, SAND, NATURAL, FOREST] = [
  '#9b3129',
  '#a9cbe0',
  '#1f2a44',
  '#d9c9a8',
  '#e9dfc9',
  '#23402f',
] as const

/** No text, so that one image fits every language and shop. Captured by `scripts/make-share-pictures.ts`. */
export function sharePictures(): Record<SharePicture, string> {
  return {
    shop: draw(
      <div className="flex h-full items-center justify-center gap-8">
        <Garment kind="tee" colour={BRICK} className="w-[640px]" />
        <FilmRoll className="w-[340px] text-ink-soft" />
      </div>,
    ),
    garments: draw(
      <div className="flex h-full items-center justify-center">
        <Garment kind="long_sleeve" colour={FOREST} className="-mr-14 w-[380px]" />
        <Garment kind="tee" colour={SKY} className="relative w-[345px]" />
        <Garment kind="hoodie" colour={SAND} className="-ml-12 w-[385px]" />
        <Garment kind="tote" colour={NATURAL} className="-ml-8 w-[180px]" />
      </div>,
    ),
    tee: draw(<BothSides kind="tee" front={SKY} back={NAVY} />),
    long_sleeve: draw(<BothSides kind="long_sleeve" front={FOREST} back={SAND} />),
    hoodie: draw(<BothSides kind="hoodie" front={SAND} back={NAVY} />),
    polo: draw(<BothSides kind="polo" front={NAVY} back={SAND} />),
    cap: draw(<BothSides kind="cap" front={BRICK} back={NATURAL} width="w-[500px]" />),
    tank: draw(<BothSides kind="tank" front={SKY} back={FOREST} width="w-[430px]" />),
    crewneck: draw(<BothSides kind="crewneck" front={FOREST} back={SKY} />),
    apron: draw(<BothSides kind="apron" front={NATURAL} back={NAVY} width="w-[430px]" />),
    youth_tee: draw(<BothSides kind="youth_tee" front={SKY} back={BRICK} />),
    tote: draw(
      <div className="flex h-full items-center justify-center gap-16">
        <Garment kind="tote" colour={NATURAL} className="h-[520px]" />
        <Garment kind="tote" colour={NAVY} className="h-[520px]" />
      </div>,
    ),
  }
}

function draw(picture: ReactNode): string {
  return renderToStaticMarkup(
    <div className="relative h-[630px] w-[1200px] overflow-hidden bg-paper text-ink">
      <MillimetreRuler
        lengthMm={1200}
        depthMm={36}
        tickMm={10}
        numberEveryMm={100}
        className="absolute top-0 left-9 w-[1200px] text-ink-soft"
      />
      <MillimetreRuler
        lengthMm={630}
        depthMm={36}
        tickMm={10}
        numberEveryMm={100}
        orientation="vertical"
        className="absolute top-9 left-0 h-[630px] text-ink-soft"
      />
      <RegistrationMark process className="absolute top-0 left-0 size-9" />
      <div className="absolute inset-0 top-9 left-9">{picture}</div>
      <ColourBar className="absolute right-5 bottom-5 h-5" />
    </div>,
  )
}

interface GarmentProps {
  readonly kind: string
  readonly colour: string
  readonly className: string
}

/** Where the sample print goes on garments that have no place for its 234 mm below the collar. */
const SMALLER_PRINT: Readonly<Record<string, string>> = {
  polo: 'translate(102 29) scale(0.36)',
  cap: 'translate(0 -91) scale(0.235)',
  youth_tee: 'scale(0.9)',
}

function Garment({ kind, ...garment }: GarmentProps) {
  return (
    <GarmentPicture garment={drawnGarment(kind)} view="front" {...garment}>
      <g transform={SMALLER_PRINT[kind]}>
        <SamplePrint />
      </g>
    </GarmentPicture>
  )
}

interface BothSidesProps {
  readonly kind: string
  readonly front: string
  readonly back: string
  readonly width?: string
}

function BothSides({
  kind,
  front,
  back,
  width = kind === 'tee' ? 'w-[570px]' : 'w-[575px]',
}: BothSidesProps) {
  return (
    <div className="flex h-full items-center justify-center">
      <Garment kind={kind} colour={front} className={`relative ${width}`} />
      <GarmentPicture garment={drawnGarment(kind)} view="back" colour={back} className={`-ml-10 ${width}`} />
    </div>
  )
}
