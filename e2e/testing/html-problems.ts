import { HtmlValidate } from 'html-validate/node'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
