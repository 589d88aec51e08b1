import { gather } from './gather.ts'

interface Sharing<Question, Answer> {
  /** Questions with the same key have the same answer: everything that the answer depends on. */
  readonly keyOf: (question: Question) => string
  /** When it rejects, all who share it are refused; who asks later reads again. */
  readonly read: (question: Question) => Promise<Answer>
}

interface Asking<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>
  waiting: number
}

/** Several times what a read takes. */
const PATIENCE_MS = 100

/**
 * What is asked at the same moment is read once. A read begins after all have asked who get its answer: what is asked
 * while it is under way waits for the next one, so nobody gets an answer from before their question.
 */
export function shareReads<Question, Answer>({
  keyOf,
  read,
}: Sharing<Question, Answer>): (question: Question) => Promise<Answer> {
  const asked = new Map<string, Asking<Question, Answer>>()

  function begin(): Asking<Question, Answer> {
    const ask = gather<Question, Answer>({
      most: Infinity,
      atOnce: 2,
      patienceMs: PATIENCE_MS,
      work: async (questions) => {
        const answer = await read(questions[0] as Question)
        return questions.map(() => answer)
      },
    })
    return { ask, waiting: 0 }
  }

  return async (question) => {
    const key = keyOf(question)
    const asking = asked.get(key) ?? begin()
    asked.set(key, asking)
    asking.waiting += 1
    try {
      return await asking.ask(question)
    } finally {
      asking.waiting -= 1
      if (asking.waiting === 0) asked.delete(key)
    }
  }
}
