import { siApple, siFacebook, siGoogle } from 'simple-icons'
import { type SocialProvider, socialProviders } from '#lib/site/addresses/addresses.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import type {} from './account.css'
import { accountMessages } from './account.messages.ts'

const brands = { google: siGoogle, facebook: siFacebook, apple: siApple }

/** The three social logins. Links, because each is a full page of the provider (reader-account §2). */
export function SocialLogins({ urlOf }: { urlOf: (provider: SocialProvider) => string }) {
  const { t } = useIntl()
  return (
    <>
      <p className="account-or">{t(accountMessages.or)}</p>
      <ul role="list" className="account-ways">
        {socialProviders.map((provider) => (
          <li key={provider}>
            <LinkButton href={urlOf(provider)} icon={<BrandIcon icon={brands[provider]} />}>
              {t(accountMessages.with, { company: brands[provider].title })}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}
