import { createPrivacyErasure, createPrivacyExport, type PrivacyExportRequest } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { erasePerson, type ErasureDeps } from './erase-person.ts'
import { exportPerson, type ExportDeps } from './export-person.ts'
import type { Person } from './person.ts'

export function privacyRoutes(app: FastifyInstance, deps: ErasureDeps & ExportDeps): void {
  route(app, createPrivacyExport, ({ body, raw }) =>
    exportPerson(deps, { person: personOf(body), author: authorOf(raw) }),
  )

  route(app, createPrivacyErasure, ({ body, raw, transaction }) => {
    const { reason, ...person } = body
    return erasePerson({ ...deps, transaction }, { person: personOf(person), reason, author: authorOf(raw) })
  })
}

function personOf({ customerId, ...contact }: PrivacyExportRequest): Person {
  return { ...contact, ...(customerId !== undefined && { customerId: decodeId('customer', customerId) }) }
}
