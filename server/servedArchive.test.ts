import { expect, it } from 'vitest'
import { testBackend, testRenderer } from './renderer.fixture.ts'

const { renderWidget } = testRenderer()

const paper = (id: string) => ({
  id,
  date: '2026-03-04 06:00:00',
  dateString: '04/03/2026',
  image: { url: `/covers/a_default_${id}.svg`, alt: 'Front page' },
  pdf: { url: `/pdf/${id}.pdf`, filesize: 12_400_000, filename: 'far.pdf' },
  type: { name: 'Daily' },
})

/** @returns The text of its shadow root, and the requests that were sent for it. */
async function render(
  path: string,
  attributes: Record<string, string> = {},
  items: readonly object[] = [paper('1'), paper('2')],
) {
  const { options, reports } = testBackend({})
  const asked: string[] = []
  const body = { response: { items, currentPage: 1, numPages: 3, totalItems: 60, editions: [] } }
  const fetch = async (url: string) => {
    asked.push(url)
    return Response.json(body)
  }
  const url = `https://diari.example${path}`
  const html = await renderWidget('archive', { attributes }, { ...options, fetch, url })
  const [, view] = /<template[^>]*>([\s\S]*)<\/template>/.exec(html) ?? []
  return { html, view, reports, asked }
}

const call = 'https://backend.example/api/front/archive/publications'

it.each([
  ['/hemeroteca', '?order=desc&page=1'],
  ['/hemeroteca/2?utm_source=carta', '?order=desc&page=2'],
  ['/hemeroteca/edition/balears/publication/diari', '?edition=balears&publication=diari&order=desc&page=1'],
  ['/hemeroteca/date/2026-02-14?order=asc', '?date=2026-02-14&order=asc&page=1'],
])('the server requests the papers of %s, and renders them closed', async (path, query) => {
  const { view, reports, asked } = await render(path)
  expect(reports).toEqual([])
  expect(asked).toEqual([call + query])
  expect(view).toContain('data-issue="1"')
  expect(view).not.toMatch(/href="[^"]*\.pdf"/)
  expect(view).not.toContain('utm_source')
  expect(view).toMatch(/href="\/hemeroteca[^"]*"[^>]* data-more=""|data-more=""[^>]* href="\/hemeroteca/)
})

it.each([
  ['another page', '/', {}],
  ['a day that is none', '/hemeroteca/date/2026-02-30', {}],
  ['a filter that leads up', '/hemeroteca/edition/..%2F..%2Fuser', {}],
  ['a filter with another query', '/hemeroteca/edition/a%26page%3D9', {}],
  ['a filter with another host', '/hemeroteca/edition/%40evil.example', {}],
  ['a filter with a space', '/hemeroteca/publication/cap%20de', {}],
  ['a base that is an address', '/hemeroteca', { basePath: 'https://evil.example/hemeroteca' }],
  ['a base that is another host', '/hemeroteca', { basePath: '//evil.example' }],
  ['a base that leads up', '/hemeroteca', { basePath: '/../hemeroteca' }],
])('the server sends no request for %s, and leaves the marker', async (_name, path, attributes) => {
  const { view, reports, asked } = await render(path, attributes)
  expect(view).toBeUndefined()
  expect(asked).toEqual([])
  expect(reports).toMatchObject([{ widget: 'archive', reason: 'options' }])
})

it('the server leaves a marker without a known page address', async () => {
  const { options, reports, asked } = testBackend({})
  expect(await renderWidget('archive', { attributes: {} }, options)).not.toContain('<template')
  expect(asked).toEqual([])
  expect(reports).toMatchObject([{ reason: 'options', detail: expect.stringContaining('url') }])
})
