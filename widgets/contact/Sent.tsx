import { useEffect, useRef } from 'react'
import { focusSafely } from '../../src/dom/focusSafely.ts'
import { useIntl } from '../../src/i18n/IntlContext.ts'
import { addresses } from '../../src/site/addresses.ts'
import { Button } from '../../src/ui/Button.tsx'
import { LinkButton } from '../../src/ui/LinkButton.tsx'
import { messages } from './contact.messages.ts'

/** The thanks take the form's place, and the focus that the form had. */
export function Sent({ onAgain }: { onAgain: () => void }) {
  const { t } = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => void focusSafely(title.current), [])
  return (
    <section className="contact-sent">
      <h2 ref={title} tabIndex={-1}>
        {t(messages.sentTitle)}
      </h2>
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
