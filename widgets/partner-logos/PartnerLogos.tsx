import { useHostView } from '#islands/island/useHostView.ts'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from './partner-logos.messages.ts'
import type { PartnerLogo } from './partner-logos.schema.ts'

export interface PartnerLogosProps {
  /** Whether the site has partners at all. */
  isShown: boolean
  logos: readonly PartnerLogo[]
  /** @returns Undefined for an address that must not be followed. */
  web(url: string): string | undefined
}

/** The logos of the publisher's partners; on a site without partners nothing, in place of the marker's own children too. */
export function PartnerLogos({ isShown, logos, web }: PartnerLogosProps) {
  const { t } = useIntl()
  useHostView(isShown ? 'shown' : 'empty')
  if (!isShown) return null
  if (logos.length === 0) return <slot />
  return (
    <ul role="list" className="logos" part="logos" aria-label={t(messages.label)}>
      {logos.map(({ name, image, href }) => {
        const picture = <img src={image} alt={name} height={40} loading="lazy" decoding="async" />
        const address = href ? web(href) : undefined
        return (
          <li key={`${name} ${image}`}>
            {address ? (
              <a href={address} rel="noopener">
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </ul>
  )
}
