import type { Transaction } from '../../../../platform/database/transaction.ts'

const UNDONE = new Error('The transaction was only a preview.')

/** Runs the work for its result and undoes it, so that a preview cannot differ from the change. */
export function undone(transaction: Transaction): Transaction {
  return async (work) => {
    const results: Awaited<ReturnType<typeof work>>[] = []
    await transaction(async (tx) => {
      results.push(await work(tx))
      throw UNDONE
    }).catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })
    const [result] = results
    if (result === undefined) throw new Error('The work of a preview has no result.')
    return result
  }
}
