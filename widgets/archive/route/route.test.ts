import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRoute } from './parseRoute.ts'
import { noSelection, type Route } from './route.ts'
import { routeHref } from './routeHref.ts'

const base = '/hemeroteca'
const plain: Route = { ...noSelection, listPage: 1, order: 'desc' }
const today = '2026-11-21'
const at = (address: string) => parseRoute(base, new URL(address, 'https://www.diari.example'), today)

const routes: [string, Partial<Route>][] = [
  ['/hemeroteca', {}],
  ['/hemeroteca/3', { listPage: 3 }],
  ['/hemeroteca/edition/balears', { edition: 'balears' }],
  ['/hemeroteca/publication/diari', { publication: 'diari' }],
  ['/hemeroteca/date/2026-11-21', { date: '2026-11-21' }],
  ['/hemeroteca/edition/balears/publication/diari', { edition: 'balears', publication: 'diari' }],
  ['/hemeroteca/edition/balears/date/2026-11-21', { edition: 'balears', date: '2026-11-21' }],
  ['/hemeroteca/publication/diari/date/2026-11-21', { publication: 'diari', date: '2026-11-21' }],
  [
    '/hemeroteca/edition/balears/publication/diari/date/2026-11-21',
    { edition: 'balears', publication: 'diari', date: '2026-11-21' },
  ],
  ['/hemeroteca/edition/balears/2', { edition: 'balears', listPage: 2 }],
  ['/hemeroteca/edition/2026', { edition: '2026' }],
  ['/hemeroteca/edition/balears?order=asc', { edition: 'balears', order: 'asc' }],
  ['/hemeroteca/publication/cap%20de%2Fsetmana', { publication: 'cap de/setmana' }],
]

describe('parsing and writing a route', () => {
  it.each(routes)('are inverse at %s', (address, route) => {
    expect(at(address)).toEqual({ ...plain, ...route })
    const search = new URL(address, 'https://www.diari.example').search
    expect(routeHref(base, { ...plain, ...route }, search)).toBe(address)
  })

  it('are inverse for any selection', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => !['all', '.', '..'].includes(text))
    const optional = fc.option(value, { nil: undefined })
    fc.assert(
      fc.property(optional, optional, fc.integer({ min: 1, max: 9999 }), (edition, publication, listPage) => {
        const route = { ...plain, edition, publication, listPage }
        expect(at(routeHref(base, route, ''))).toEqual(route)
      }),
    )
  })
})

it.each([
  ['/hemeroteca/', {}],
  ['/hemeroteca/edition/all', {}],
  ['/hemeroteca/edition/all/publication/diari', { publication: 'diari' }],
  ['/hemeroteca/edition/balears/publication/all', { edition: 'balears' }],
  // Without filters the order does not apply.
  ['/hemeroteca?order=asc', {}],
  ['/hemeroteca/edition/balears?order=sideways', { edition: 'balears' }],
])('a route is read from %s too', (address, route) => expect(at(address)).toEqual({ ...plain, ...route }))

it.each([
  '/',
  '/hemerotecaria',
  '/hemeroteca/edition',
  '/hemeroteca/colour/red',
  '/hemeroteca/date/2026-02-30',
  '/hemeroteca/date/ahir',
  // No later than today (content-features §5).
  '/hemeroteca/date/2026-11-22',
  '/hemeroteca/publication/diari/edition/balears',
  '/hemeroteca/edition/a/edition/b',
  '/hemeroteca/0',
  '/hemeroteca/2/3',
  '/hemeroteca/edition/%E0%A4%A',
])('a route is not read from %s', (address) => expect(at(address)).toBeUndefined())

it('a route keeps the query string as it was written', () => {
  const search = '?a=1&b=%20x&utm_source=butlletí&app-test-mode=1'
  expect(routeHref(base, { ...plain, edition: 'balears' }, search)).toBe(`/hemeroteca/edition/balears${search}`)
  expect(routeHref(base, { ...plain, edition: 'b', order: 'asc' }, '?a=1')).toBe('/hemeroteca/edition/b?a=1&order=asc')
  expect(routeHref(base, { ...plain, edition: 'b' }, '?a=1&order=asc')).toBe('/hemeroteca/edition/b?a=1')
  expect(routeHref(base, plain, '?order=asc')).toBe('/hemeroteca')
})

it('a route is read and written at any base path', () => {
  expect(parseRoute('/es/hemeroteca', { pathname: '/es/hemeroteca/edition/x', search: '' }, today)).toEqual({
    ...plain,
    edition: 'x',
  })
  expect(routeHref('', { ...plain, edition: 'x' }, '')).toBe('/edition/x')
})
