import { useIntl } from '../../src/i18n/IntlContext.ts'
import { addresses } from '../../src/site/addresses/addresses.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Heading } from '../../src/ui/Heading.tsx'
import { LinkButton } from '../../src/ui/LinkButton.tsx'
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
