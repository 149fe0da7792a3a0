import { type Day, isDay } from '#kit/dates/day.ts'
import { type FilterName, filterNames, isFiltered, noSelection, type Route } from './route.ts'

const LIST_PAGE = /^[1-9]\d{0,5}$/

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const isFilter = (name: string | undefined): name is FilterName => filterNames.some((known) => known === name)

/**
 * Parses the route in an address: the base alone, a list page, or filters in the order edition, publication, date, with a list page after them. 'all' is no
 * filter. The order is in the query, because the path has no segment for it, and applies with filters only.
 *
 * @param today In the reader's time zone: a later date is invalid (content-features §5).
 * @returns Undefined for an address that is not a route of the archive.
 */
export function parseRoute(
  basePath: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  today: Day,
): Route | undefined {
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  if (path !== basePath && !path.startsWith(`${basePath}/`)) return undefined
  const segments = path.slice(basePath.length).split('/').filter(Boolean)
  const route: Route = { ...noSelection, listPage: 1, order: 'desc' }

  let next = 0
  while (segments.length > 0) {
    const [name, segment = ''] = segments
    if (segments.length === 1 && name && LIST_PAGE.test(name)) {
      route.listPage = Number(name)
      break
    }
    const value = decoded(segment)
    if (!isFilter(name) || filterNames.indexOf(name) < next || !value) return undefined
    if (value !== 'all') {
      if (name === 'date' && (!isDay(value) || value > today)) return undefined
      route[name] = value
    }
    next = filterNames.indexOf(name) + 1
    segments.splice(0, 2)
  }
  if (isFiltered(route) && new URLSearchParams(search).get('order') === 'asc') route.order = 'asc'
  return route
}
