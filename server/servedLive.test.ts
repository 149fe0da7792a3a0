import { describe, expect, it } from 'vitest'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderMarkers } = testRenderer()

const message = (id: string, fields: object = {}) => ({
  id,
  type: 'feed-breu',
  title: `Title ${id}`,
  publishedDate: '2026-03-04T10:00:00+01:00',
  ...fields,
})

/** @param path Of the call that is answered. */
async function render(messages: readonly object[], attributes = 'data-live-id="7"', path = 'live/7/messages/newest') {
  const { options, reports, asked } = testBackend({ [path]: { body: { response: { messages } } } })
  const html = `<html lang="ca"><main><div data-widget="live" ${attributes}><p>Fallback</p></div></main>`
  const rendered = await renderMarkers(html, { ...options, url: 'https://diari.example/directe' })
  const [, view] = /<template[^>]*>([\s\S]*)<\/template>/.exec(rendered) ?? []
  return { html, rendered, view, reports, asked: asked.map(({ url }) => url) }
}

it('the server renders all messages of the first answer', async () => {
  const ids = Array.from({ length: 24 }, (_, index) => String(40 - index))
  const { view, rendered, reports } = await render(ids.map((id) => message(id)))
  expect(reports).toEqual([])
  for (const id of ids) expect(view).toContain(`Title ${id}<`)
  expect(rendered).toContain('data-quiosc-data="live/7/messages/newest"')
})

it('the server writes a message’s moment as its day, and leaves out how long ago it was', async () => {
  const { view } = await render([message('1')])
  expect(view).toMatch(/<p class="time"><time [^>]*>[^<:]+<\/time><\/p>/)
  expect(view).not.toMatch(/>[^<]*\d:\d\d/)
  expect(view).toMatch(/<p class="updated" data-served="[^"]*">/)
})

it('the server requests the number of messages that the marker has', async () => {
  const { view, asked } = await render(
    [message('1')],
    'data-live-id="7" data-limit="5"',
    'live/7/messages/newest?limit=5',
  )
  expect(asked).toEqual(['https://backend.example/api/front/live/7/messages/newest?limit=5'])
  expect(view).toContain('Title 1')
})

it('the server renders a match with its board and its events in words', async () => {
  const events = [
    { id: '2', type: 'goal', minute: '12', team: 'home', player: 'Costa', score: '1–0' },
    { id: '1', type: 'kick-off', minute: '1' },
  ]
  const { options, reports } = testBackend({
    'livefootball/7/messages/newest?limit=200': {
      body: { response: { messages: events, teams: { home: 'Portclar', away: 'Vilamar' } } },
    },
  })
  const html = '<html lang="ca"><div data-widget="live" data-kind="livefootball" data-live-id="7"></div>'
  const rendered = await renderMarkers(html, { ...options, url: 'https://diari.example/partit' })
  expect(reports).toEqual([])
  expect(rendered).toContain('part="scoreboard"')
  expect(rendered).toContain('Portclar 1, Vilamar 0')
  expect(rendered).toContain('Servei inicial')
})

it.each([
  ['no id', ''],
  ['an id that leads up', 'data-live-id="../user"'],
  ['an id with a query', 'data-live-id="7?x=1"'],
])('the server sends no request where the marker has %s', async (_, attributes) => {
  const { rendered, html, asked, reports } = await render([message('1')], attributes)
  expect(asked).toEqual([])
  expect(rendered).toBe(html)
  expect(reports).toMatchObject([{ widget: 'live', reason: 'options' }])
})

describe('the HTML of a live’s message', () => {
  it('is rendered without its forbidden parts', async () => {
    const html =
      '<p onclick="ran()">One <b>two</b> <a href="https://elsewhere.example/">three</a><script>ran()</script></p>'
    const { view, reports } = await render([message('1', { html })])
    expect(reports).toEqual([])
    expect(view).toContain(
      '<div class="body"><p>One <b>two</b> <a href="https://elsewhere.example/" target="_blank" rel="noopener noreferrer">three</a></p></div>',
    )
  })

  it('leaves the marker as it is where a browser may read it in another way', async () => {
    const { rendered, html, reports } = await render([message('2'), message('1', { html: '<svg><style><a>' })])
    expect(rendered).toBe(html)
    expect(reports).toMatchObject([
      { widget: 'live', reason: 'malformed', detail: expect.stringContaining('an element <svg>') },
    ])
  })
})
