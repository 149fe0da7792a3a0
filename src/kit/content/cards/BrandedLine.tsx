import { useIntl } from '../../i18n/IntlContext.ts'
import type {} from './cardMarks.css'
import { contentMessages } from './content.messages.ts'
import type { Branded } from './contentCard.schema.ts'

export interface BrandedLineProps {
  branded: Branded
  /** The advertiser's address; undefined for one that must not be followed. */
  href: string | undefined
}

/** Above the headline of what an advertiser has paid for: that it is so, and who. */
export function BrandedLine({ branded, href }: BrandedLineProps) {
  const { t } = useIntl()
  const { title, mainImage } = branded
  const name = mainImage ? <img src={mainImage.url} alt={title} height={20} loading="lazy" /> : title
  return (
    <p className="q-content-branded">
      <span>{t(contentMessages.branded)}</span>{' '}
      {href && title ? (
        <a href={href} rel="sponsored noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  )
}
