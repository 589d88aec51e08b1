export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** How far an arrow key moves what is selected: 1 mm, with Shift 10, with Alt 0.1. */
export function arrowStep({ key, shiftKey, altKey }: Press): { xMm: number; yMm: number } | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const mm = altKey ? 0.1 : shiftKey ? 10 : 1
  return { xMm: arrow[0] * mm, yMm: arrow[1] * mm }
}
