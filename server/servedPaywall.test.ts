import { expect, it } from 'vitest'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

const url = 'https://diari.example/a.html?id=5'

const message = {
  id: 501,
  title: 'Read on',
  text: 'For as long as you like.',
  ctaText: 'Subscribe',
  linkUrl: '/tarifes-2026',
}

/** @returns The whole marker, what its shadow root shows, and what was asked. */
async function render(attributes: Record<string, string>, fields: object = {}) {
  const { options, reports, asked } = testBackend({
    'paywall/message/501': { body: { response: { ...message, ...fields } } },
  })
  const given = { contentId: '1004', messageId: '501', ...attributes }
  const html = await renderWidget(
    'paywall',
    { attributes: given, fallback: '<a href="/">Fallback</a>' },
    { ...options, url },
  )
  const [, view] = /<template[^>]*>([\s\S]*)<\/template>/.exec(html) ?? []
  return { html, view, reports, asked: asked.map((request) => request.url) }
}

it.each(['blocking', 'blocking-community', 'regiwall', 'column-offer', 'login-register', 'gift-expired'])(
  'the server renders %s from its message, with links that lead back to the page',
  async (type) => {
    const { view, reports, asked } = await render({ type })
    expect(reports).toEqual([])
    expect(asked).toEqual(['https://backend.example/api/front/paywall/message/501'])
    expect(view).toContain('Read on')
    expect(view).toContain('For as long as you like.')
    expect(view).toMatch(
      /href="[^"]*(\/usuari\/login|\/user\/login\/google)\?backUrl=https%3A%2F%2Fdiari.example%2Fa.html%3Fid%3D5"/,
    )
    expect(view).not.toContain('<slot')
  },
)

it('the server links to the addresses of the message, and to no hostile one', async () => {
  expect((await render({ type: 'blocking' })).view).toContain('href="https://diari.example/tarifes-2026"')
  for (const linkUrl of ['https://evil.example/', 'javascript:alert(1)', '//evil.example/'])
    expect((await render({ type: 'blocking' }, { linkUrl })).view).not.toMatch(/evil|javascript/)
})

it('the server renders the login as a form that a browser sends by itself', async () => {
  const { view } = await render({ type: 'login-register' })
  expect(view).toContain('action="/usuari/login"')
  expect(view).toMatch(/<input type="hidden" name="backUrl" value="https:\/\/diari.example\/a.html\?id=5"/)
  expect(view).toMatch(/<input type="email"[^>]* name="email"/)
})

it.each([
  ['a number of the reader’s own', { type: 'column-counter' }, {}],
  ['a gift', { type: 'gift' }, {}],
  ['a trial', { type: 'column-trial' }, {}],
  ['a box at the window’s edge', { type: 'blocking', folded: '' }, {}],
  ['HTML', { type: 'blocking' }, { subscriptionHtml: '<b>Now</b>' }],
])('the server keeps the paywall’s fallback for %s', async (_name, attributes, fields) => {
  const { html, view, reports } = await render(attributes, fields)
  expect(reports).toEqual([])
  expect(view).toContain('<slot')
  expect(view).not.toContain('Read on')
  expect(html).toContain('Fallback')
})

it.each([
  ['names no message', { messageId: '' }, 'options'],
  ['names a message by an id that is none', { messageId: '../user' }, 'options'],
  ['names a message that the backend does not have', { messageId: '599' }, 'failed'],
])('the server leaves a paywall’s marker alone that %s', async (_name, attributes, reason) => {
  const { view, reports } = await render({ type: 'blocking', ...attributes })
  expect(view).toBeUndefined()
  expect(reports).toMatchObject([{ widget: 'paywall', reason }])
})
