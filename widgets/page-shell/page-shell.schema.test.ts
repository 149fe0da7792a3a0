import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PageShellMarkerSchema } from './page-shell.schema.ts'

const parse = (serviceWorker: unknown) => v.safeParse(PageShellMarkerSchema, { serviceWorker })

it.each([
  [undefined, '/service-worker.js'],
  ['/js/push.js?v=2', '/js/push.js?v=2'],
  ['false', false],
  [false, false],
])('registers the worker at %j: %j', (given, address) => {
  expect(parse(given).output).toMatchObject({ serviceWorker: address })
})

it.each(['push.js', '//evil.example/sw.js', 'https://evil.example/sw.js', '', true])(
  'refuses a worker at %j',
  (given) => {
    expect(parse(given).issues?.[0]?.message).toBe('must be a path that begins with /, or false')
  },
)

it.each([
  [undefined, false],
  ['', true],
  ['true', true],
  ['false', false],
])('measures the page’s speed only where it is asked for: %j', (webVitals, measured) => {
  expect(v.parse(PageShellMarkerSchema, { webVitals }).webVitals).toBe(measured)
})
