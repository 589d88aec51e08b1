import type { FastifyReply, FastifyRequest } from 'fastify'

export function sendPdf(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { fileName, pdf }: { readonly fileName: string; readonly pdf: Buffer },
): FastifyReply {
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${fileName}"`,
  })
  return reply.send(method === 'HEAD' ? '' : pdf)
}
