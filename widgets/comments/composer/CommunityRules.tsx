import { useIntl } from '../../../src/i18n/IntlContext.ts'
import { composerMessages } from '../comments.messages.ts'
import { useComments } from '../context/CommentsContext.ts'

/** What the community agreed on, where the content wants it said. */
export function CommunityRules() {
  const { t } = useIntl()
  const shown = useComments(({ list }) => list.status === 'ready' && list.options.showCommunityRules)
  if (!shown) return null
  return (
    <div className="rules">
      <p>{t(composerMessages.rules)}</p>
      <ul>
        <li>{t(composerMessages.ruleRespect)}</li>
        <li>{t(composerMessages.ruleTopic)}</li>
        <li>{t(composerMessages.ruleSpam)}</li>
      </ul>
    </div>
  )
}
