import { fabricVariables } from './fabric-shade.ts'

export function FabricSwatch({ hex, className = '' }: { hex: string; className?: string }) {
  return (
    <svg viewBox="0 0 34 34" className={className} style={fabricVariables(hex)} aria-hidden="true">
      <path d={PINKED} fill="var(--fabric)" stroke="var(--fabric-line)" strokeLinejoin="round" />
      <path d="M9 25L25 9M9 19L19 9M15 25L25 15" stroke="var(--fabric-seam)" strokeWidth="0.75" />
    </svg>
  )
}

const TEETH = 7
const PINKED = `M3 3${'l2 -2l2 2'.repeat(TEETH)}${'l2 2l-2 2'.repeat(TEETH)}${'l-2 2l-2 -2'.repeat(TEETH)}${'l-2 -2l2 -2'.repeat(TEETH)}Z`
