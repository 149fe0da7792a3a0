import { useIntl } from '#kit/i18n/IntlContext.ts'
import { useComments } from '../CommentsContext.ts'
import { composerMessages } from '../comments.messages.ts'

/** The community rules, for contents that show them. */
export function CommunityRules() {
  const { t } = useIntl()
  const shown = useComments(({ list }) => list.status === 'ready' && list.options.showCommunityRules)
  if (!shown) return null
  return (
    <div className="rules">
      <p>{t(composerMessages.rules)}</p>
      <ul role="list">
        <li>{t(composerMessages.ruleRespect)}</li>
        <li>{t(composerMessages.ruleTopic)}</li>
        <li>{t(composerMessages.ruleSpam)}</li>
      </ul>
    </div>
  )
}
