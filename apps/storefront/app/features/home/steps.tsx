import { FabricSwatch, MillimetreRuler, RegistrationMark } from '@platen/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/page.ts'
import type { Garment } from '../garments/index.ts'
import { kept } from '../../lib/kept/kept.tsx'

export const Steps = kept(function Steps({ garment }: { garment: Garment }) {
  const { messages } = usePage()
  const drawings = [
    <Swatches key="choose" garment={garment} />,
    <Zone key="design" />,
    <Slip key="pay" />,
    <Place key="meet" />,
  ]
  return (
    <section aria-labelledby="steps" className="border-y border-rule bg-sheet">
      <div className="checkerboard h-4 border-b border-rule" />
      <div className="mx-auto max-w-6xl px-4 py-10">
        <h2 id="steps" className="mb-8 text-3xl sm:text-4xl">
          {messages.home.stepsTitle}
        </h2>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {messages.home.steps.map(({ title, text }, index) => (
            <Step key={title} number={index + 1} title={title} text={text} drawing={drawings[index]} />
          ))}
        </ol>
      </div>
      <div className="checkerboard h-4 border-t border-rule" />
    </section>
  )
})

interface StepProps {
  readonly number: number
  readonly title: string
  readonly text: string
  readonly drawing: ReactNode
}

function Step({ number, title, text, drawing }: StepProps) {
  return (
    <li className="grid content-start grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 sm:grid-cols-1">
      <div className="flex h-20 items-center sm:h-24">{drawing}</div>
      <div>
        <h3 className="flex items-baseline gap-2 text-xl">
          <span className="figures text-base text-press">{number}</span>
          {title}
        </h3>
        <p className="mt-1 text-ink-soft">{text}</p>
      </div>
    </li>
  )
}

function Swatches({ garment }: { garment: Garment }) {
  return (
    <div className="flex -space-x-5">
      {garment.colours.slice(-3).map(({ name, hex }, index) => (
        <FabricSwatch key={name} hex={hex} className={`size-10 sm:size-14 ${TILTS[index] ?? ''}`} />
      ))}
    </div>
  )
}

const TILTS = ['-rotate-12', 'rotate-3', 'rotate-12']

function Zone() {
  return (
    <div className="grid w-20 gap-1 text-ink-soft sm:w-24">
      <MillimetreRuler lengthMm={100} depthMm={13} tickMm={5} numberEveryMm={50} className="w-full" />
      <svg viewBox="0 0 96 64" aria-hidden="true" fill="none" strokeWidth="1.5">
        <path d="M2 2H94V62H2Z" className="stroke-rule-strong" strokeDasharray="4 3" />
        <path d="M24 12H74V52H24Z" className="stroke-press" />
        <path
          d="M49 40A14 14 0 1 1 49 18 10 10 0 1 0 49 40Z"
          transform="rotate(-30 47 30)"
          className="fill-magenta"
        />
        <path
          d="M24 12h0M74 12h0M24 52h0M74 52h0"
          className="stroke-press"
          strokeWidth="7"
          strokeLinecap="square"
        />
      </svg>
    </div>
  )
}

function Slip() {
  return (
    <svg
      viewBox="0 0 80 88"
      className="h-full"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path
        d="M8 4H60V78l-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5-6.5 5-6.5-5Z"
        className="fill-paper stroke-ink"
      />
      <path d="M16 16H42M16 26H52M16 36H36" className="stroke-rule-strong" strokeWidth="3" />
      <g className="stroke-press" strokeWidth="2.5" transform="rotate(-14 54 54)">
        <circle cx="54" cy="54" r="17" />
        <path d="M46 54l6 6 11-12" strokeWidth="3.5" />
      </g>
    </svg>
  )
}

function Place() {
  return (
    <div className="relative h-full">
      <svg viewBox="0 0 72 88" className="h-full" aria-hidden="true" fill="none" strokeWidth="1.5">
        <path
          d="M36 84C22 64 8 52 8 34a28 28 0 0 1 56 0C64 52 50 64 36 84Z"
          className="fill-paper stroke-ink"
        />
      </svg>
      <RegistrationMark process className="absolute top-[10%] left-[19%] w-[62%] text-ink" />
    </div>
  )
}
