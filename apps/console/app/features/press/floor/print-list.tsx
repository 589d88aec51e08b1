import { fill } from '@platen/messages'
import { filmSize, pressMeasure } from '@platen/placement'
import { Pill } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { JOB_STATES, figure, sizeText } from '../print-jobs/index.ts'
import type { Garment } from './garment.ts'
import type { Job, JobState } from './job.ts'
import { usePressSettings } from './use-press-settings.ts'
import { m } from '../../../messages/messages.ts'

export function PrintList({ garment, scanned }: { garment: Garment; scanned?: string | undefined }) {
  return (
    <ol aria-label={m.floor.prints.title} className="grid border-t border-rule">
      {garment.prints.map((job, at) => (
        <li
          key={job.id}
          className={`flex items-center gap-3 border-b border-rule py-2 ${scanned === job.id && garment.prints.length > 1 ? 'bg-press-wash' : ''}`}
        >
          <Artwork job={job} colourHex={garment.colourHex} />
          <PrintDetails job={job} mark={at + 1} />
          <StatePill state={job.state} />
        </li>
      ))}
    </ol>
  )
}

export function StatePill({ state }: { state: JobState }) {
  return <Pill tone={JOB_STATES[state].tone}>{JOB_STATES[state].label}</Pill>
}

function PrintDetails({ job, mark }: { job: Job; mark: number }) {
  const { findZone, zoneName } = usePressSettings()
  const zone = findZone(job.zoneId)
  const measure = zone && pressMeasure(job, zone, job.trim)
  const size = sizeText(filmSize(job, job.trim))
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">
        <span className="figures mr-2 text-press-strong">{mark}</span>
        {zoneName(job.zoneId)}
      </p>
      <p className="figures text-sm">
        {job.rotationDeg === 0 ? size : fill(m.floor.prints.rotated, { size, degrees: job.rotationDeg })}
      </p>
      {measure && (
        <p className="figures text-sm text-ink-soft">
          {m.floor.prints.from[measure.from]} {measure.downMm < 0 ? '↑' : '↓'}{' '}
          {figure(Math.abs(measure.downMm))} · {acrossText(measure.acrossMm)}
        </p>
      )}
      {job.sheet && (
        <Link
          to={paths.sheet(job.sheet.id)}
          className="figures inline-flex min-h-6 items-center text-sm underline"
        >
          {job.sheet.number}
        </Link>
      )}
    </div>
  )
}

function acrossText(acrossMm: number): string {
  if (acrossMm === 0) return m.floor.prints.centred
  return fill(acrossMm < 0 ? m.floor.prints.left : m.floor.prints.right, {
    distance: figure(Math.abs(acrossMm)),
  })
}

/** Offline a picture may be missing; its file name is shown instead. */
function Artwork({ job: { artwork }, colourHex }: { job: Job; colourHex: string }) {
  const [missing, setMissing] = useState<string>()
  return (
    <span
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-platen border border-rule"
      style={{ background: colourHex }}
    >
      {missing === artwork.previewUrl ? (
        <span className="bg-sheet p-1 text-center text-xs break-all">{artwork.fileName}</span>
      ) : (
        <img
          src={artwork.previewUrl}
          alt={artwork.fileName}
          className="max-h-14 max-w-14 object-contain"
          onError={() => setMissing(artwork.previewUrl)}
        />
      )}
    </span>
  )
}
