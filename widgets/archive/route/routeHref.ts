import { filterNames, isFiltered, type Route } from './route.ts'

/** The address of a route: filters set to 'all' leave their segment out, and the query string is kept (content-features §2). */
export function routeHref(basePath: string, route: Route, search: string): string {
  const segments = filterNames.flatMap((name) => {
    const value = route[name]
    return value === undefined ? [] : [name, encodeURIComponent(value)]
  })
  if (route.listPage > 1) segments.push(String(route.listPage))
  return [basePath, ...segments].join('/') + withOrder(route, search)
}

/** The query unchanged, unless its order has to change. */
function withOrder(route: Route, search: string): string {
  const query = new URLSearchParams(search)
  const wanted = isFiltered(route) && route.order === 'asc' ? 'asc' : null
  if (query.get('order') === wanted) return search
  if (wanted) query.set('order', wanted)
  else query.delete('order')
  const text = query.toString()
  return text && `?${text}`
}
