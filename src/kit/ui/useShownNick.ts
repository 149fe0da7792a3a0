import { shownNick } from '#lib/shownNick.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { uiMessages } from './ui.messages.ts'

/** A reader's nick as it is shown ({@link shownNick}), or “A reader” where there is none to be seen: each link and button then still has a name. */
export function useShownNick(): (nick: string | null | undefined) => string {
  const { t } = useIntl()
  return (nick) => shownNick(nick ?? '') || t(uiMessages.someone)
}
