import { waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { markerSchemas } from '#cli/check/markerSchemas.ts'
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

/** The ids of each marker's problems, once all are mounted. */
async function examine(hosts: readonly HTMLElement[]) {
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
  const report = await library.loader.doctor()
  return report.markers.map(({ problems }) => problems.map(({ id }) => id))
}

it('a marker that a server has left unfilled beside a rendered one is reported', async () => {
  expect(await examine([putRendered(), putMarker(POLL)])).toEqual([[], ['unfilled-marker']])
})

it('an unfilled marker of a widget that no server renders is not reported', async () => {
  expect(await examine([putRendered(), putMarker('<div data-widget="page-shell"></div>')])).toEqual([[], []])
})

it('an unfilled marker on a page that no server has rendered is not reported', async () => {
  expect(await examine([putMarker(POLL)])).toEqual([[]])
})
