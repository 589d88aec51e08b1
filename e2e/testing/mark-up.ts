import { HtmlValidate } from 'html-validate/node'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** What is wrong with the mark-up of a page, as it was sent or as scripts have drawn it. */
export async function markUpProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
