import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useLiveServices } from '../LiveServices.ts'
import { messages } from '../live.messages.ts'
import type { Sponsor } from '../live.schema.ts'

/** A sponsor of the live, between two messages. */
export function SponsorSlot({ sponsor: { name, logo, href } }: { sponsor: Sponsor }) {
  const { t } = useIntl()
  const { safe } = useLiveServices()
  const address = href ? safe(href) : undefined
  const mark = logo ? <img src={logo} alt={name} loading="lazy" decoding="async" /> : name
  return (
    <p className="sponsor" part="sponsor">
      <span>{t(messages.sponsor)}</span>
      {address ? (
        <a href={address} rel="sponsored noopener" target="_blank">
          {mark}
        </a>
      ) : (
        <strong>{mark}</strong>
      )}
    </p>
  )
}
