import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Notice } from '#kit/ui/feedback/Notice.tsx'
import { useComments, useCommentsServices } from '../CommentsContext.ts'
import { messages } from '../comments.messages.ts'

/** The outcome of the search for the comment in the page's address. */
export function SearchNotice() {
  const { t } = useIntl()
  const { store } = useCommentsServices()
  const search = useComments((state) => state.search)

  switch (search.status) {
    case 'none':
      return null
    case 'searching':
      return <Notice kind="info">{t(messages.searching)}</Notice>
    case 'far':
      return (
        <Notice kind="info" action={{ label: t(messages.searchOn), run: () => void store.search(search.path) }}>
          {t(messages.searchFar)}
        </Notice>
      )
    case 'gone':
      return <Notice kind="info">{t(messages.searchGone)}</Notice>
  }
}
