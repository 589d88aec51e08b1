import type { NestedPrint, Nesting, NestingFilm, NestingPrint } from '../nesting.ts'

/** In whole tenths of a millimetre, so that no comparison depends on rounding. */
interface Box {
  readonly id: string
  readonly fixed: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const tenths = (mm: number) => Math.round(mm * 10)

/**
 * The problems of a nesting; none when it can be printed. Compares every print with every other, and shares no code with
 * the packing.
 */
export function checkNesting(nesting: Nesting, prints: readonly NestingPrint[], film: NestingFilm): string[] {
  const problems: string[] = []
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }

  const accounted = [...nesting.prints.map(({ id }) => id), ...nesting.leftOut]
  expect(
    JSON.stringify(accounted.toSorted()) === JSON.stringify(prints.map(({ id }) => id).toSorted()),
    'Not every print is either on the sheet or left out, once.',
  )

  const tail = tenths(film.tailMm ?? 0)
  const printsById = new Map(prints.map((print) => [print.id, print]))
  const boxes = nesting.prints.flatMap((nested) => {
    const print = printsById.get(nested.id)
    return print ? [boxOf(nested, print)] : []
  })
  const [leftmost, rightmost] = [tenths(film.sideMarginMm), tenths(film.widthMm) - tenths(film.sideMarginMm)]
  const gap = tenths(film.gapMm)
  boxes.forEach((box, index) => {
    const print = printsById.get(box.id)!
    const nested = nesting.prints[index]!
    if (print.fixed) {
      const { xMm, yMm, turned } = print.fixed
      expect(
        nested.xMm === xMm && nested.yMm === yMm && nested.turned === turned,
        `${box.id} was fixed and has been moved.`,
      )
    } else {
      expect(box.left >= leftmost && box.right <= rightmost, `${box.id} is in the margin.`)
      expect(box.top >= tenths(film.leadMm), `${box.id} is in the lead.`)
      expect(box.bottom <= tenths(film.maxLengthMm) - tail, `${box.id} is beyond the longest sheet.`)
      expect(film.allowRotation || !nested.turned, `${box.id} is turned.`)
    }
    for (const other of boxes.slice(index + 1)) {
      if (box.fixed && other.fixed) continue
      const apart =
        box.right + gap <= other.left ||
        other.right + gap <= box.left ||
        box.bottom + gap <= other.top ||
        other.bottom + gap <= box.top
      expect(apart, `${box.id} and ${other.id} are closer than the gap.`)
    }
  })

  const lead = boxes.length === 0 ? 0 : tenths(film.leadMm)
  const last = boxes.reduce((furthest, { bottom }) => Math.max(furthest, bottom), lead)
  const end = boxes.length === 0 ? 0 : last + tail
  expect(tenths(nesting.lengthMm) === end, `The length is ${end / 10} mm, not ${nesting.lengthMm}.`)
  expect(nesting.boundMm <= nesting.lengthMm, 'The bound is longer than the sheet.')
  const area = nesting.prints.reduce((sum, { id }) => {
    const { widthMm, heightMm } = printsById.get(id)!
    return sum + widthMm * heightMm
  }, 0)
  const utilisation = end === 0 ? 0 : (100 * area) / (film.widthMm * nesting.lengthMm)
  expect(Math.abs(nesting.utilisationPercent - utilisation) < 0.051, `The film is used to ${utilisation} %.`)
  return problems
}

function boxOf({ id, xMm, yMm, turned }: NestedPrint, { widthMm, heightMm, fixed }: NestingPrint): Box {
  const [across, along] = turned ? [heightMm, widthMm] : [widthMm, heightMm]
  const [left, top] = [tenths(xMm), tenths(yMm)]
  return {
    id,
    fixed: fixed !== undefined,
    left,
    right: left + tenths(across),
    top,
    bottom: top + tenths(along),
  }
}
