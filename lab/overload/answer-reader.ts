export interface AnswerReader {
  /** The status, as soon as the answer is whole. */
  read(piece: Buffer, length: number): number | undefined
}

/** Of one answer after the other, none of which is kept: a generator that copies bodies competes with the database. */
export function createAnswerReader(): AnswerReader {
  let head = ''
  let status = 0
  /** Bytes to come, once the head is known. */
  let left: number | undefined
  return {
    read: (piece, length) => {
      if (left === undefined) {
        const before = head.length
        head += piece.toString('latin1', 0, Math.min(length, MOST_HEAD))
        const end = head.indexOf(END_OF_HEAD)
        if (end < 0) return undefined
        status = Number(head.slice(9, 12))
        left = end + END_OF_HEAD.length + bodyLength(head) - before
      }
      left -= length
      if (left > 0) return undefined
      head = ''
      left = undefined
      return status
    },
  }
}

const END_OF_HEAD = '\r\n\r\n'
const MOST_HEAD = 4 * 1024

function bodyLength(head: string): number {
  return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
}
