import { writeFile } from 'node:fs/promises'
import { csvLine, textCell } from '@platen/formats/csv'
import { sheetPixels } from './film-pixels.ts'
import type { FilmSheet, PrintInk } from './film-sheet.ts'

export async function writeManifest(
  files: { readonly csv: string; readonly json: string },
  { sheet, inks }: { readonly sheet: FilmSheet; readonly inks: readonly PrintInk[] },
): Promise<void> {
  const rows = sheet.prints.map((print, index) => manifestRow(sheet, print, inks[index], index + 1))
  const header = Object.keys(rows[0] ?? {})
  const lines = [header, ...rows.map((row) => Object.values(row).map(cell))]
  await writeFile(files.csv, lines.map(csvLine).join(''))
  await writeFile(
    files.json,
    `${JSON.stringify({ sheet: sheetFigures(sheet, inks), prints: rows }, null, 2)}\n`,
  )
}

function sheetFigures({ prints, ...sheet }: FilmSheet, inks: readonly PrintInk[]) {
  const { width, height } = sheetPixels(sheet)
  const areaMm2 = prints.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  return {
    ...sheet,
    widthPx: width,
    heightPx: height,
    dpi: 300,
    prints: prints.length,
    utilisationPercent: Math.round((areaMm2 * 1000) / (sheet.widthMm * sheet.lengthMm)) / 10,
    inkedAreaMm2: Math.round(inks.reduce((sum, ink) => sum + ink.inkedAreaMm2, 0)),
  }
}

function manifestRow(
  sheet: FilmSheet,
  print: FilmSheet['prints'][number],
  ink: PrintInk | undefined,
  position: number,
) {
  return {
    sheet: sheet.number,
    position,
    job: print.jobId,
    order: print.orderNumber,
    unit: print.unit,
    garment: print.garmentName,
    colour: print.colour,
    size: print.size,
    zone: print.zone,
    xMm: print.xMm,
    yMm: print.yMm,
    widthMm: print.widthMm,
    heightMm: print.heightMm,
    turnedOnFilm: print.turned,
    rotationOnGarmentDeg: print.rotationDeg,
    inkedAreaMm2: ink?.inkedAreaMm2 ?? null,
    colourCoverage: ink?.colourCoverage ?? null,
    whiteCoverage: ink?.whiteCoverage ?? null,
    artwork: print.artwork.id,
    artworkFile: print.artwork.fileName,
    artworkSha256: print.artwork.sha256,
  }
}

function cell(value: string | number | boolean | null): string {
  return typeof value === 'string' ? textCell(value) : String(value ?? '')
}
