import { LOCALE_NAMES } from '@platen/messages'
import { useLocation } from 'react-router'
import { inLanguage } from '../../messages/languages.ts'
import { usePage } from '../page.ts'

/** Plain links, because each language is another document. */
export function LanguageLinks() {
  const { messages, language: current, languages } = usePage()
  const { pathname, search } = useLocation()
  if (languages.length === 1) return null
  return (
    <nav aria-label={messages.shell.languages} className="flex flex-wrap gap-x-4">
      {languages.map((language) => (
        <a
          key={language}
          href={inLanguage(pathname, language, languages) + search}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          className="inline-flex min-h-9 items-center aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {LOCALE_NAMES[language]}
        </a>
      ))}
    </nav>
  )
}
