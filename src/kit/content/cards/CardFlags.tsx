import { useIntl } from '../../i18n/IntlContext.ts'
import type {} from './cardMarks.css'
import { contentMessages, flagMessages } from './content.messages.ts'
import type { ContentCardData } from './contentCard.schema.ts'

/** The newsroom's marks of an article, in words; the live ones first in the accent. */
export function CardFlags({ card }: { card: ContentCardData }) {
  const { t } = useIntl()
  const isExclusive = card.exclusive || card.isExclusiveContent
  if (!isExclusive && card.flags.length === 0 && !card.missingTranslatedVersion) return null
  return (
    <p className="q-content-flags">
      {card.flags.map((flag) => (
        <span key={flag} className="q-content-flag" data-flag={flag}>
          {t(flagMessages[flag])}
        </span>
      ))}
      {isExclusive && (
        <span className="q-content-flag" data-flag="exclusive">
          {t(flagMessages.exclusive)}
        </span>
      )}
      {card.missingTranslatedVersion && <span>{t(contentMessages.untranslated)}</span>}
    </p>
  )
}
