import { type Answer, answer, type Call, invalid } from '../Call.ts'

/** A list page of cards, counted from 1, as all lists of the account area answer it (reader-account §3, "Paginated cards"). */
export function paginate<Item>({ query }: Call, items: readonly Item[], size = 20): Answer {
  const listPage = Number(query.get('page') ?? 1)
  if (!Number.isInteger(listPage) || listPage < 1) return invalid('page')
  const hasMoreResults = items.length > listPage * size
  return answer({
    page: listPage,
    nextPage: hasMoreResults ? listPage + 1 : null,
    hasMoreResults,
    totalResults: items.length,
    results: items.slice((listPage - 1) * size, listPage * size),
  })
}
