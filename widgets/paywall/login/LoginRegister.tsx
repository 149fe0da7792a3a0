import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { siApple, siFacebook, siGoogle } from 'simple-icons'
import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { isEmail } from '../../../src/lib/isEmail.ts'
import { socialProviders } from '../../../src/site/addresses.ts'
import { BrandIcon } from '../../../src/ui/BrandIcon.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { Written } from '../offer/Written.tsx'
import type { Words } from '../offer/wordsOf.ts'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { Ways } from '../ways.ts'

const brands = { google: siGoogle, facebook: siFacebook, apple: siApple }

export interface LoginRegisterProps {
  presentation: Presentation
  words: Words
  ways: Ways
}

/** The first step of the login page, done here (content-features §2); in the app its own login takes over. */
export function LoginRegister({ presentation, words, ways }: LoginRegisterProps) {
  const { t } = useIntl()
  const { backUrl } = presentation
  const [email, setEmail] = useState(presentation.email)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  if (ways.inApp) {
    return (
      <>
        {/* Our own words speak of the form that isn't there. */}
        <Written words={{ ...words, subtitle: words.content.subtitle }} ways={ways} />
        <div className="doors">
          <Button kind="primary" onClick={() => ways.show('showLogin', backUrl)}>
            {t(messages.loginApp)}
          </Button>
        </div>
      </>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = email.trim()
    if (isEmail(typed)) return ways.follow(ways.login(backUrl, typed))
    setError(t(typed ? messages.emailInvalid : messages.emailRequired))
    field.current?.focus()
  }

  return (
    <div className="forms">
      <form noValidate onSubmit={submit}>
        <Written words={words} ways={ways} />
        <TextField
          label={t(messages.loginEmail)}
          type="email"
          autoComplete="email"
          required
          inputRef={field}
          value={email}
          error={error}
          onChange={(typed) => {
            setEmail(typed)
            setError(undefined)
            ways.keepEmail(typed)
          }}
        />
        <Button kind="primary" type="submit">
          {words.cta}
        </Button>
      </form>
      <p className="or">{t(messages.loginOr)}</p>
      <ul>
        {socialProviders.map((provider) => (
          <li key={provider}>
            <LinkButton href={ways.social(provider, backUrl)} icon={<BrandIcon icon={brands[provider]} />}>
              {t(messages.loginWith, { company: brands[provider].title })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
