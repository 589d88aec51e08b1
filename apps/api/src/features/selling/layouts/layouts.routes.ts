import { createLayout, getLayout } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { readLayout } from './read-layout.ts'
import { saveLayout, type LayoutDeps } from './save-layout.ts'

export function layoutRoutes(app: FastifyInstance, deps: LayoutDeps): void {
  route(app, createLayout, ({ body, transaction }) => saveLayout({ ...deps, transaction }, body))
  route(app, getLayout, ({ params }) => readLayout(deps, params.token))
}
