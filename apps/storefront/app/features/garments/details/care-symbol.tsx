/** The parts of a care label in the order of ISO 3758. */
export const CARE_PARTS = ['washing', 'bleaching', 'drying', 'ironing', 'dryCleaning'] as const
type CarePart = (typeof CARE_PARTS)[number]

const TUB = 'M3 10l3 15h20l3-15M3 10c2 2.2 4.5 2.2 6.5 0s4.5-2.2 6.5 0 4.5 2.2 6.5 0 4.5-2.2 6.5 0'
const TRIANGLE = 'M16 5 28 26H4Z'
const SQUARE = 'M5 5H27V27H5Z'
const DRUM = 'M16 7.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z'
const IRON = 'M3 24H29L26.5 10H12M3 24c1-6 4.5-9 10-9h14.4'
const CIRCLE = 'M16 5a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z'
const CROSS = 'M4 5 28 27M28 5 4 27'
const HAND = 'M9 18c2-4 4-5.5 6.5-4.5L23 17M12 19.5h7'

interface Drawn {
  readonly d: string
  readonly text?: string
  /** Dots on an iron or in a drum. */
  readonly dots?: number
}

const SYMBOLS: Readonly<Record<CarePart, Readonly<Record<string, Drawn>>>> = {
  washing: {
    at_60: { d: TUB, text: '60' },
    at_40: { d: TUB, text: '40' },
    at_40_gentle: { d: `${TUB}M6 29H26`, text: '40' },
    at_30: { d: TUB, text: '30' },
    at_30_gentle: { d: `${TUB}M6 29H26`, text: '30' },
    by_hand: { d: TUB + HAND },
    never: { d: TUB + CROSS },
  },
  bleaching: {
    any: { d: TRIANGLE },
    oxygen: { d: `${TRIANGLE}M12 26 20 12M18 26 23 17.3` },
    never: { d: TRIANGLE + CROSS },
  },
  drying: {
    tumble: { d: SQUARE + DRUM, dots: 2 },
    tumble_low: { d: SQUARE + DRUM, dots: 1 },
    line: { d: `${SQUARE}M5 5c3 8 19 8 22 0` },
    flat: { d: `${SQUARE}M10 16H22` },
    never_tumble: { d: SQUARE + DRUM + CROSS },
  },
  ironing: {
    at_200: { d: IRON, dots: 3 },
    at_150: { d: IRON, dots: 2 },
    at_110: { d: IRON, dots: 1 },
    never: { d: IRON + CROSS },
  },
  dryCleaning: {
    allowed: { d: CIRCLE },
    never: { d: CIRCLE + CROSS },
  },
}

const DOTS_Y: Readonly<Partial<Record<CarePart, number>>> = { drying: 16, ironing: 20 }

/** Beside its words. A value of a later release has only those. */
export function CareSymbol({ part, value }: { part: CarePart; value: string }) {
  const symbol = SYMBOLS[part][value]
  if (!symbol) return null
  const { d, text, dots = 0 } = symbol
  return (
    <svg
      viewBox="0 0 32 32"
      className="size-9 shrink-0"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d={d} />
      {text !== undefined && (
        <text
          x="16"
          y="21"
          textAnchor="middle"
          fontSize="9"
          fill="currentColor"
          stroke="none"
          className="figures font-semibold"
        >
          {text}
        </text>
      )}
      {Array.from({ length: dots }, (_, at) => (
        <circle
          key={at}
          cx={16 + (at - (dots - 1) / 2) * 4.5}
          cy={DOTS_Y[part]}
          r="1.4"
          fill="currentColor"
          stroke="none"
        />
      ))}
    </svg>
  )
}
