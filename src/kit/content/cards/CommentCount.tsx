import { useIntl } from '../../i18n/IntlContext.ts'
import { contentMessages } from './content.messages.ts'

/** How many comments an article has, in words; nothing where it has none. */
export function CommentCount({ count }: { count: number }) {
  const { number, t } = useIntl()
  return count > 0 ? <span>{t(contentMessages.comments, { count, number: number(count) })}</span> : null
}
