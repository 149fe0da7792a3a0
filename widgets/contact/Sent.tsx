import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Heading } from '#kit/ui/Heading.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { messages } from './contact.messages.ts'

export function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useIntl()
  return (
    <section className="contact-sent">
      <Heading tabIndex={-1} data-autofocus>
        {t(messages.sentTitle)}
      </Heading>
      <p>{t(messages.sentText)}</p>
      <div className="contact-ways">
        <LinkButton kind="primary" href={addresses.home}>
          {t(messages.home)}
        </LinkButton>
        <Button onClick={onAgain}>{t(messages.again)}</Button>
      </div>
    </section>
  )
}
