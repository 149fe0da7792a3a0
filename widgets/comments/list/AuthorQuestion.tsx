import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../comments.messages.ts'

/** The question with which the author opens the conversation. */
export function AuthorQuestion({ question }: { question: string }) {
  const { t } = useIntl()
  return (
    <figure className="question" part="question">
      <figcaption>{t(messages.authorQuestion)}</figcaption>
      <blockquote dir="auto">{question}</blockquote>
    </figure>
  )
}
