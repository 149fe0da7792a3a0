import { useComments } from '../CommentsContext.ts'
import type { LoadPart } from '../parts/OnDemand.tsx'
import { OnDemand } from '../parts/OnDemand.tsx'

const load: LoadPart<object> = async () => (await import('./SearchNotice.tsx')).SearchNotice

/** How far the search for one comment is, where there is one. */
export function SearchState() {
  const searching = useComments(({ search }) => search.status !== 'none')
  return searching && <OnDemand load={load} props={{}} waiting={null} />
}
