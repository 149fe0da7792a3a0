import { waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw/http'
import { afterEach, expect, it, vi } from 'vitest'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
import { startBackend } from '#testing/startBackend.ts'
import { putMarker, startTestPage } from '#testing/startTestPage.tsx'
import { registry } from '#widgets/registry.ts'
import { defineIsland } from '../island/defineIsland.ts'

let library: ReturnType<typeof startTestPage> | undefined
afterEach(() => library?.stop())

const POLL = '<div data-widget="poll" data-poll-id="1" style="min-height:1px"><a href="/">…</a></div>'

/** A poll as a server has rendered it. */
function putRendered(): HTMLElement {
  const host = putMarker(POLL)
  host.attachShadow({ mode: 'open' }).innerHTML =
    '<div class="island" part="root" data-quiosc-rendered=""><p>poll</p></div>'
  host.dataset.widgetState = 'rendered'
  return host
}

/** The report, once all markers are mounted. */
async function reportOn(hosts: readonly HTMLElement[]) {
  for (const method of ['group', 'info', 'warn', 'table'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined)
  library = startTestPage({
    registry,
    config: { env: 'PRO' },
    island: async (name) => ({
      island: defineIsland({ name, css: [], options: markerSchemas[name] as never, compose: () => <p>{name}</p> }),
    }),
  })
  for (const host of hosts) library.loader.mount(host)
  await waitFor(() => expect(hosts.map(({ dataset }) => dataset.widgetState)).toEqual(hosts.map(() => 'ready')))
  return library.loader.doctor()
}

/** The ids of each marker's problems. */
const examine = async (hosts: readonly HTMLElement[]) =>
  (await reportOn(hosts)).markers.map(({ problems }) => problems.map(({ id }) => id))

it('a marker that a server has left unfilled beside a rendered one is reported', async () => {
  expect(await examine([putRendered(), putMarker(POLL)])).toEqual([[], ['unfilled-marker']])
})

it('an unfilled marker of a widget that no server renders is not reported', async () => {
  expect(await examine([putRendered(), putMarker('<div data-widget="page-shell"></div>')])).toEqual([[], []])
})

it('an unfilled marker on a page that no server has rendered is not reported', async () => {
  expect(await examine([putMarker(POLL)])).toEqual([[]])
})

const backend = startBackend()

/** A rendered poll whose sheet is answered like this, and what the doctor then says of the page. */
async function withSheet(name: string, init: ResponseInit, isMounted = true) {
  backend().worker.use(http.get(`*/sheets/${name}.css`, () => new HttpResponse('.island { color: red }', init)))
  // The page of a test has loaded more files than a browser keeps entries of.
  performance.clearResourceTimings()
  const host = putRendered()
  if (!isMounted) host.dataset.load = 'none'
  const link = document.createElement('link')
  const answered = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  Object.assign(link, { rel: 'stylesheet', href: `/sheets/${name}.css` })
  host.shadowRoot?.prepend(link)
  await answered
  return (await reportOn(isMounted ? [host] : [])).problems.map(({ id, message }) => `${id}: ${message}`)
}

it('a sheet of a rendered marker that is a style sheet has nothing wrong', async () => {
  expect(await withSheet('poll-0a1b2c3d4e', { headers: { 'content-type': 'text/css; charset=utf-8' } })).toEqual([])
})

it.each([
  ['poll-1a1b2c3d4e', { status: 404, headers: { 'content-type': 'text/css' } }, 'answers 404'],
  ['poll-2a1b2c3d4e', { headers: { 'content-type': 'text/plain' } }, 'is served as text/plain'],
])('a sheet of a rendered marker that is none is told: %s', async (name, init, problem) => {
  expect(await withSheet(name, init)).toEqual([
    expect.stringMatching(new RegExp(`^missing-sheet: .*/sheets/${name}.css ${problem}`)),
  ])
})

it('a sheet of a type that browsers do not name is told until the widget has taken its place', async () => {
  const init = { headers: { 'content-type': 'application/octet-stream' } }
  expect(await withSheet('poll-3a1b2c3d4e', init, false)).toEqual([
    expect.stringMatching(/^missing-sheet: .*poll-3a1b2c3d4e.css is served as another type: /),
  ])
})
