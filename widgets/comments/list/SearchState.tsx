import { useIntl } from '#kit/i18n/IntlContext.ts'
import { LazyPart, type LoadPart } from '#kit/ui/LazyPart.tsx'
import { useComments } from '../CommentsContext.ts'
import { shareMessages } from '../share/share.messages.ts'

const load: LoadPart<object> = async () => (await import('./SearchNotice.tsx')).SearchNotice

/** How far the search for one comment is, where there is one. */
export function SearchState() {
  const { t } = useIntl()
  const searching = useComments(({ search }) => search.status !== 'none')
  return searching && <LazyPart load={load} name={t(shareMessages.link)} props={{}} waiting={null} />
}
