import { FormArea, FormText } from '../../../lib/forms/form-fields.tsx'
import { MemberList } from '../../../lib/forms/member-list.tsx'
import { FormTranslations } from '../../../lib/forms/translation-fields.tsx'
import { m } from '../../../messages/messages.ts'
import { NEW_QUESTION, type Question } from './brand-document.ts'
import { Section } from './section.tsx'

const texts = m.brand.faq
const MOST = { question: 200, answer: 4_000 }
const TRANSLATED = [
  { field: 'question', label: texts.question, maxLength: MOST.question },
  { field: 'answer', label: texts.answer, maxLength: MOST.answer, isLong: true },
]

export function FaqSection() {
  return (
    <Section id="faq" intro={texts.intro}>
      <MemberList
        list="faq"
        legend={<span className="sr-only">{texts.title}</span>}
        nameOf={({ question }: Question) => question}
        unnamed={texts.newQuestion}
        add={texts.add}
        fresh={NEW_QUESTION}
        none={texts.none}
      >
        {(at) => (
          <>
            <FormText name={`${at}.question`} label={texts.question} input={{ maxLength: MOST.question }} />
            <FormArea name={`${at}.answer`} label={texts.answer} rows={5} maxLength={MOST.answer} />
            <FormTranslations at={at} fields={TRANSLATED} />
          </>
        )}
      </MemberList>
    </Section>
  )
}
