import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Heading } from '#kit/ui/Heading.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { messages } from './error-page.messages.ts'
import type { ErrorCode } from './error-page.schema.ts'

const texts = {
  404: { title: messages.missingTitle, text: messages.missingText },
  403: { title: messages.expiredTitle, text: messages.expiredText },
} satisfies Record<ErrorCode, unknown>

/** Explains why the page cannot be shown, with a link to the front page. */
export function ErrorPage({ code }: { code: ErrorCode }) {
  const { t } = useIntl()
  const { title, text } = texts[code]
  return (
    <div className="apology">
      <p className="apology-code">{code}</p>
      <Heading of="page" className="apology-title">
        {t(title)}
      </Heading>
      <p className="apology-text">{t(text)}</p>
      <LinkButton kind="primary" href={addresses.home}>
        {t(messages.home)}
      </LinkButton>
    </div>
  )
}
