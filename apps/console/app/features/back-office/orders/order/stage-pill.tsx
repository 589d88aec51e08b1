import { Pill } from '@platen/ui'
import { STAGES, type Stage } from './stage.ts'

export function StagePill({ stage }: { stage: Stage }) {
  const { label, tone } = STAGES[stage]
  return <Pill tone={tone}>{label}</Pill>
}
