import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { marker, oddPages, pageWith, without } from './oddPages.fixture.ts'
import { testBackend, testPoll, testRenderer } from './renderer.fixture.ts'

const { renderMarkers } = testRenderer()

it('renderMarkers fills a poll’s marker with its view, its sheet and its answer', async () => {
  const { options, asked, reports } = testBackend({ 'poll/4711': { body: testPoll } })
  const rendered = await renderMarkers(pageWith(marker), options)
  expect(reports).toEqual([])
  expect(rendered).toMatch(/<div data-widget-state="rendered" data-widget="poll" data-poll-id="4711"><template/)
  expect(rendered).toMatch(
    /<template shadowrootmode="open"><link rel="stylesheet" href="\/quiosc\/sheets\/poll-\w{10}\.css">/,
  )
  expect(rendered).toContain('Quin diari llegiu?')
  expect(rendered).toContain('La tarda')
  expect(rendered).toContain(
    `<script type="application/json" data-quiosc-data="poll/4711">${JSON.stringify(testPoll)}</script>`,
  )
  expect(rendered).toContain('<a href="/enquesta">Voteu</a></div>')
  expect(without(rendered)).toBe(pageWith(marker))
  expect(asked.map(({ url }) => url)).toEqual(['https://backend.example/api/front/poll/4711'])
})

it('renderMarkers sends no data of a reader with its request', async () => {
  const { options, asked } = testBackend({ 'poll/4711': { body: testPoll } })
  await renderMarkers(pageWith(marker), options)
  expect(asked[0]?.init).toEqual({
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: expect.any(AbortSignal),
  })
})

it('renderMarkers sends one request for two markers of one content, and writes the page’s sheet once', async () => {
  const { options, asked } = testBackend({ 'poll/4711': { body: testPoll } })
  const rendered = await renderMarkers(pageWith(marker + marker), options)
  expect(asked).toHaveLength(1)
  expect(rendered.match(/<template shadow/g)).toHaveLength(2)
  expect(rendered.match(/sheets\/page-/g)).toHaveLength(1)
})

it('renderMarkers leaves a marker that is rendered already', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const rendered = await renderMarkers(pageWith(marker), options)
  expect(await renderMarkers(rendered, options)).toBe(rendered)
})

describe('the language of a rendered marker', () => {
  it.each([
    ['that of the page', pageWith(marker), {}, 'Vota'],
    ['the marker’s', pageWith(marker.replace(' data-poll', ' data-lang="en" data-poll')), {}, 'Vote'],
    [
      'the marker’s, with its region',
      pageWith(marker.replace(' data-poll', ' data-lang="en-GB" data-poll')),
      {},
      'Vote',
    ],
    ['that of the page, with its region', pageWith(marker).replace('lang="ca"', 'lang="es_ES"'), {}, 'Votar'],
    [
      'that of the page’s configuration',
      pageWith(marker, '<script type="application/json" data-quiosc-config>{"lang":"es"}</script>'),
      { lang: 'en' },
      'Votar',
    ],
    ['that of the page, whose tag comes late', `\uFEFF<p>Text</p><html lang="es">${marker}`, { lang: 'en' }, 'Votar'],
    ['the option, where the page has none', pageWith(marker).replace(' lang="ca"', ''), { lang: 'en' }, 'Vote'],
  ] as const)('is %s', async (_, html, given, word) => {
    const { options } = testBackend({ 'poll/4711': { body: testPoll } })
    expect(await renderMarkers(html, { ...options, ...given })).toMatch(new RegExp(`>(?:<[^>]*>)?${word}<`, 'i'))
  })
})

it('renderMarkers writes sheets into the markers where they cannot be linked, with the page’s nonce', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const rendered = await renderMarkers(pageWith(marker), { ...options, styles: 'inline', nonce: 'aBc123==' })
  expect(rendered).toContain('<template shadowrootmode="open"><style nonce="aBc123==">')
  expect(rendered).not.toContain('rel="stylesheet"')
})

it.each(Object.keys(oddPages))('renderMarkers leaves all bytes outside of markers as they are: %s', async (name) => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll } })
  const rendered = await renderMarkers(oddPages[name] ?? '', options)
  expect(rendered).toContain('Quin diari llegiu?')
  expect(without(rendered)).toBe(oddPages[name])
})

it.each([
  `<!-- ${marker} -->`,
  `<script>const html = '${marker}'</script>`,
  `<template>${marker}</template>`,
  `<noscript>${marker}</noscript>`,
  `<textarea>${marker}</textarea>`,
  `<style>/* ${marker} */</style>`,
  `<svg><![CDATA[${marker}]]></svg>`,
  `<iframe>${marker}</iframe>`,
  `<plaintext>${marker}`,
  '<svg><g data-widget="poll" data-poll-id="4711"></g></svg>',
  '<a data-widget="poll" data-poll-id="4711">x</a>',
  '<div data-widget="profile">x</div>',
  '<div data-widget="constructor">x</div>',
])('renderMarkers does not fill a marker that is none to a browser: %s', async (body) => {
  const { options, asked } = testBackend({ 'poll/4711': { body: testPoll } })
  expect(await renderMarkers(pageWith(body), options)).toBe(pageWith(body))
  expect(asked).toEqual([])
})

const hostile =
  '</script></template><!--<script>alert(1)</script>"\' onload=alert(1) \u2028\u2029<img src=x onerror=alert(1)>'

it('renderMarkers writes hostile text as text: in the view, and in the answer', async () => {
  const { options } = testBackend({
    'poll/4711': {
      body: {
        response: {
          question: hostile,
          options: [{ id: 'a', title: hostile, subtitle: hostile, image: { url: '/a.png', alt: hostile } }],
        },
      },
    },
  })
  const rendered = await renderMarkers(pageWith(marker), options)
  const data = /data-quiosc-data="poll\/4711">([\s\S]*?)<\/script>/.exec(rendered)?.[1] ?? ''
  expect(data).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(data).response.question).toBe(hostile)
  expect(without(rendered)).toBe(pageWith(marker))
  const elements = JSON.stringify(parseFragment(rendered), (key, value) => (key === 'parentNode' ? undefined : value))
  expect(elements).not.toMatch(/"name":"on(?:load|error)"/)
  expect(rendered).not.toContain('<img src=x')
})

it.each([
  '../../admin',
  '4711/vote/1',
  '4711?x=1',
  '%2e%2e',
  '4711#a',
  '//evil.example/',
  '\\evil',
  '4711@evil.example',
])('renderMarkers sends no request for an option that is no id: %s', async (id) => {
  const { options, asked, reports } = testBackend({})
  const html = pageWith(marker.replace('4711', id))
  expect(await renderMarkers(html, options)).toBe(html)
  expect(asked).toEqual([])
  expect(reports).toMatchObject([{ widget: 'poll', reason: 'options' }])
})

it('renderMarkers sends no request to the address that the page’s configuration has', async () => {
  const { options, asked } = testBackend({ 'poll/4711': { body: testPoll } })
  const block = '<script type="application/json" data-quiosc-config>{"apiBase":"https://evil.example/api"}</script>'
  await renderMarkers(pageWith(marker, block), options)
  expect(asked.map(({ url }) => url)).toEqual(['https://backend.example/api/front/poll/4711'])
})

describe('the page as the CMS wrote it', () => {
  it.each([
    ['failed', { status: 500, body: testPoll }],
    ['failed', { status: 302, body: testPoll }],
    ['malformed', { body: '{"response":' }],
    ['malformed', { body: '' }],
    ['malformed', { body: { response: { options: [] } } }],
    ['malformed', { body: { httpCode: 404 } }],
    ['malformed', { body: `"${'x'.repeat(1_000_001)}"` }],
    ['failed', () => Promise.reject(new TypeError('no network'))],
  ] as const)('is returned where the backend has %s: %#', async (reason, answer) => {
    const { options, reports } = testBackend({ 'poll/4711': answer })
    expect(await renderMarkers(pageWith(marker), options)).toBe(pageWith(marker))
    expect(reports).toEqual([{ widget: 'poll', reason, detail: expect.stringContaining('poll/4711') }])
  })

  it('is returned where the backend has not answered in time', async () => {
    const { options, reports } = testBackend({ 'poll/4711': () => new Promise(() => {}) })
    expect(await renderMarkers(pageWith(marker), { ...options, timeout: 1 })).toBe(pageWith(marker))
    expect(reports).toMatchObject([{ reason: 'late' }])
  })

  it('is returned where the answer’s body does not end', async () => {
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) })
    const { options } = testBackend({ 'poll/4711': async () => new Response(endless) })
    expect(await renderMarkers(pageWith(marker), { ...options, timeout: 5 })).toBe(pageWith(marker))
  })

  it('is returned where the caller has given up', async () => {
    const { options } = testBackend({ 'poll/4711': () => new Promise(() => {}) })
    const html = await renderMarkers(pageWith(marker), { ...options, timeout: 60_000, signal: AbortSignal.abort() })
    expect(html).toBe(pageWith(marker))
  })

  it('is returned where the log throws, too', async () => {
    const { options } = testBackend({})
    const onReport = () => {
      throw new Error('full')
    }
    expect(await renderMarkers(pageWith(marker), { ...options, onReport })).toBe(pageWith(marker))
  })
})

it('a late answer leaves the other markers their views', async () => {
  const { options } = testBackend({ 'poll/4711': { body: testPoll }, 'poll/12': () => new Promise(() => {}) })
  const rendered = await renderMarkers(pageWith(marker.replace('4711', '12') + marker), { ...options, timeout: 50 })
  expect(rendered.match(/<template shadow/g)).toHaveLength(1)
})

it('renderMarkers writes no style that a strict policy refuses', async () => {
  const closed = { response: { ...testPoll.response, active: false } }
  const { options } = testBackend({ 'poll/4711': { body: closed } })
  const rendered = await renderMarkers(pageWith(marker), options)
  expect(rendered).toContain(' data-quiosc-style="')
  expect(rendered).not.toContain(' style="')
})

it('renderMarkers reads an answer from the cache, and writes one into it', async () => {
  const { options, asked } = testBackend({ 'poll/4711': { body: testPoll } })
  const cache = new Map<string, string>()
  const first = await renderMarkers(pageWith(marker), { ...options, cache })
  expect(await renderMarkers(pageWith(marker), { ...options, cache })).toBe(first)
  expect([...cache.keys()]).toEqual(['https://backend.example/api/front/poll/4711'])
  expect(asked).toHaveLength(1)
})

it.each([
  [{ apiBase: '/api/front' }, /apiBase: must be an absolute/],
  [{ apiBase: 'ftp://a.example' }, /apiBase/],
  [{ apiBase: 'https://user:secret@a.example/api' }, /apiBase/],
  [{ timeout: 0, styles: 'none' }, /styles: .*timeout: /],
  [{ lnag: 'ca' }, /lnag/],
  [{ nonce: '"><script>' }, /nonce: must be Base64/],
] as const)('renderMarkers reports wrong options: %j', async (wrong, message) => {
  const { options } = testBackend({})
  // Options that a caller without types may give.
  const given = { ...options, ...wrong } as unknown as typeof options
  await expect(renderMarkers('', given)).rejects.toThrow(message)
})
