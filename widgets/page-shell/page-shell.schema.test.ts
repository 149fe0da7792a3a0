import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readValue } from '#testing/readValue.ts'
import { PageShellMarkerSchema } from './page-shell.schema.ts'

const parse = (serviceWorker: unknown) => v.safeParse(PageShellMarkerSchema, { serviceWorker })

it.each([
  [undefined, '/service-worker.js'],
  ['/js/push.js?v=2', '/js/push.js?v=2'],
  ['false', false],
  [false, false],
])('the shell’s schema has the address of the worker at %j: %j', (given, address) => {
  expect(parse(given).output).toMatchObject({ serviceWorker: address })
})

it.each(['push.js', '//evil.example/sw.js', 'https://evil.example/sw.js', '', true])(
  'the shell’s schema refuses the worker’s address %j, which is reported',
  (serviceWorker) => {
    const { read, reports } = readValue({ serviceWorker }, PageShellMarkerSchema)
    expect(read?.serviceWorker).toBe('/service-worker.js')
    expect(reports).toEqual([
      expect.stringContaining('serviceWorker: must be a path that begins with /, or false, got '),
    ])
  },
)

const modal = { name: 'x', title: 'y', text: 'z' }

it('the shell’s schema keeps all modals but those without a text, and reports each', () => {
  const modals = [modal, { ...modal, name: 'b', buttonText: null }, { ...modal, title: undefined }, null]
  const { read, reports } = readValue({ modals }, PageShellMarkerSchema)
  expect(read?.modals.map(({ name }) => name)).toEqual(['x', 'b'])
  expect(reports).toEqual([
    'modals[1].buttonText: expected text, got null',
    'modals[2].title: a title is missing',
    'modals[3]: expected an object, got null',
  ])
})

it.each([
  ['readers', { showFunction: 'suscriber' }],
  ['pages', { showInUrl: 7 }],
  ['moment', { manual: 'yes' }],
])('the shell’s schema keeps no modal with an unknown %s, rather than showing it to all', (_, wrong) => {
  const { read, reports } = readValue({ modals: [modal, { ...modal, ...wrong }] }, PageShellMarkerSchema)
  expect(read?.modals).toHaveLength(1)
  expect(reports).toEqual([expect.stringContaining(`modals[1].${Object.keys(wrong)[0]}: `)])
})

it.each([
  [undefined, false],
  ['', true],
  ['true', true],
  ['false', false],
])('the shell’s schema turns the measuring of speed on only where an option says so: %j', (webVitals, measured) => {
  expect(v.parse(PageShellMarkerSchema, { webVitals }).webVitals).toBe(measured)
})
