import { createPrivacyErasure, createPrivacyExport } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { erasePerson, type ErasureDeps } from './erase-person.ts'
import { exportPerson, type ExportDeps } from './export-person.ts'

export function privacyRoutes(app: FastifyInstance, deps: ErasureDeps & ExportDeps): void {
  route(app, createPrivacyExport, ({ body, raw }) =>
    exportPerson(deps, { person: body, author: authorOf(raw) }),
  )

  route(app, createPrivacyErasure, ({ body, raw, transaction }) => {
    const { reason, ...person } = body
    return erasePerson({ ...deps, transaction }, { person, reason, author: authorOf(raw) })
  })
}
