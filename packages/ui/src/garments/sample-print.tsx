import type { ReactNode } from 'react'

/** A demonstration print of nine 74 mm tiles, which fits every full front zone. */
export function SamplePrint() {
  return (
    <>
      <Tile column={0} row={0}>
        <path d="M0 74A74 74 0 0 1 74 0V74Z" className="fill-sample-one" />
        <circle cx="52" cy="52" r="13" className="fill-white" />
      </Tile>
      <Tile column={1} row={0}>
        <Halftone />
      </Tile>
      <Tile column={2} row={0}>
        <path d="M0 0H74V74H0Z" className="fill-sample-three" />
        <circle cx="37" cy="37" r="24" className="fill-sample-two" />
      </Tile>
      <Tile column={0} row={1}>
        <path d="M0 7H74M0 27H74M0 47H74M0 67H74" className="stroke-sample-three" strokeWidth="12" />
      </Tile>
      <Tile column={1} row={1}>
        <path d="M0 0H74V74H0Z" className="fill-white" />
        <g fill="none" strokeWidth="7">
          <circle cx="34" cy="37" r="20" className="stroke-sample-one" />
          <path d="M37 6V68M6 37H68" className="stroke-sample-two" strokeWidth="5" />
        </g>
      </Tile>
      <Tile column={2} row={1}>
        <path d="M0 0H74A74 74 0 0 1 0 74Z" className="fill-sample-two" />
        <path d="M0 0H37A37 37 0 0 1 0 37Z" className="fill-sample-three" />
      </Tile>
      <Tile column={0} row={2}>
        <path d="M0 0H74V74H0Z" className="fill-sample-two" />
        <path d="M0 74L26 22H48L74 74Z" className="fill-sample-one" />
        <path d="M26 22H48L53 32Q46 40 41 33T30 38L21 32Z" className="fill-white" />
      </Tile>
      <Tile column={1} row={2}>
        <path d="M0 37A37 37 0 0 1 74 37ZM0 74A37 37 0 0 1 74 74Z" className="fill-sample-one" />
      </Tile>
      <Tile column={2} row={2}>
        <path d="M0 0H74V74H0Z" className="fill-white" />
        <path d="M0 74L74 0V24L24 74ZM0 50V26L26 0H50ZM50 74L74 50V74Z" className="fill-sample-two" />
      </Tile>
    </>
  )
}

const PITCH = 80
const TOP = 98
const TILE = 74
/** What it covers. */
export const SAMPLE_PRINT_BOX = { xMm: -PITCH - TILE / 2, yMm: TOP, sizeMm: 2 * PITCH + TILE }

function Tile({ column, row, children }: { column: number; row: number; children: ReactNode }) {
  return <g transform={`translate(${(column - 1) * PITCH - TILE / 2} ${TOP + row * PITCH})`}>{children}</g>
}

function Halftone() {
  const steps = [0, 1, 2, 3]
  return steps.flatMap((x) =>
    steps.map((y) => (
      <circle
        key={`${x}${y}`}
        cx={9 + x * 18.7}
        cy={9 + y * 18.7}
        r={3 + (x + y) * 1.05}
        className="fill-sample-two"
      />
    )),
  )
}
