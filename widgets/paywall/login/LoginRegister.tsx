import { type FormEvent, useRef, useState } from 'react'
import { siApple, siFacebook, siGoogle } from 'simple-icons'
import { useLinkBase } from '#kit/dom/LinkBaseContext.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { BrandIcon } from '#kit/ui/BrandIcon.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { TextField } from '#kit/ui/fields/TextField.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { isEmail } from '#lib/isEmail.ts'
import { socialProviders } from '#lib/site/addresses/addresses.ts'
import { BoxBody } from '../offer/BoxBody.tsx'
import type { BoxTexts } from '../offer/getBoxTexts.ts'
import type { PaywallLinks } from '../offer/paywallLinks.types.ts'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'

const brands = { google: siGoogle, facebook: siFacebook, apple: siApple }

export interface LoginRegisterProps {
  presentation: Presentation
  texts: BoxTexts
  links: PaywallLinks
}

/** The first step of the login page, inline (content-features §2); in the app a button for the native login. */
export function LoginRegister({ presentation, texts, links }: LoginRegisterProps) {
  const { t } = useIntl()
  const { backUrl } = presentation
  const resolve = useLinkBase()
  const [typedEmail, setTypedEmail] = useState<string>()
  const email = typedEmail ?? presentation.email
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  if (links.inApp) {
    return (
      <>
        {/* The default text refers to the form, which the app does not show. */}
        <BoxBody texts={{ ...texts, subtitle: texts.content.subtitle }} links={links} />
        <div className="deal">
          <Button kind="primary" onClick={() => links.show('showLogin', backUrl)}>
            {t(messages.loginApp)}
          </Button>
        </div>
      </>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = email.trim()
    if (isEmail(typed)) return links.follow(links.login(backUrl, typed))
    setError(t(typed ? messages.emailInvalid : messages.emailRequired))
    field.current?.focus()
  }

  return (
    <div className="forms">
      {/* Where no script runs the browser sends it: the login page reads the same from its address. */}
      <form noValidate action={resolve(links.login(''))} onSubmit={submit}>
        <input type="hidden" name="backUrl" value={backUrl} />
        <BoxBody texts={texts} links={links} />
        <TextField
          label={t(messages.loginEmail)}
          type="email"
          name="email"
          autoComplete="email"
          required
          inputRef={field}
          value={email}
          error={error}
          onChange={(typed) => {
            setTypedEmail(typed)
            setError(undefined)
            links.keepEmail(typed)
          }}
        />
        <Button kind="primary" type="submit">
          {texts.cta}
        </Button>
      </form>
      <p className="or">{t(messages.loginOr)}</p>
      <ul role="list">
        {socialProviders.map((provider) => (
          <li key={provider}>
            <LinkButton href={links.social(provider, backUrl)} icon={<BrandIcon icon={brands[provider]} />}>
              {t(messages.loginWith, { company: brands[provider].title })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
