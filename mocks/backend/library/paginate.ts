import { type Answer, answer, type Call, invalid } from '../Call.ts'

/** A page of cards, counted from 1, as all lists of the account area answer it (reader-account §3, "Paginated cards"). */
export function paginate<Item>({ query }: Call, items: readonly Item[], size = 20): Answer {
  const page = Number(query.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1) return invalid('page')
  const hasMoreResults = items.length > page * size
  return answer({
    page,
    nextPage: hasMoreResults ? page + 1 : null,
    hasMoreResults,
    totalResults: items.length,
    results: items.slice((page - 1) * size, page * size),
  })
}
