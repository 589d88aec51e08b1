import { RouterContextProvider, createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { visitContext, type Visit } from '../app/lib/visit.ts'

export function answerPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handle(request, context)
}

const handle = createRequestHandler(build, import.meta.env.MODE)
