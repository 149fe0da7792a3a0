import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { testBackend, testRenderer } from '#server/renderer.fixture.ts'
import { everyByTier } from '#testing/byTier.ts'
import { valuesOf } from './parseAll.ts'
import { payloads, textOf } from './payloads.ts'
import { fieldsOf } from './shapes.ts'
import { readSubjects } from './sinks.ts'

type Element = DefaultTreeAdapterTypes.Element

const { renderMarkers } = testRenderer()

/** Markers whose view comes from an answer, with its path and the call that it is an answer to. */
const markers = [
  { call: 'GET poll/*', path: 'poll/4711', html: '<div data-widget="poll" data-poll-id="4711"></div>' },
  {
    call: 'GET comment/content/*',
    path: 'comment/content/1002?order=desc',
    html: '<div data-widget="comments" data-content-id="1002"></div>',
  },
  {
    call: 'GET paywall/message/*',
    path: 'paywall/message/501',
    html: '<div data-widget="paywall" data-type="blocking" data-message-id="501"></div>',
  },
  {
    call: 'GET archive/publications',
    path: 'archive/publications?order=desc&page=7',
    html: '<div data-widget="archive" data-base-path="/portada"></div>',
  },
  {
    call: 'GET */*/messages/*',
    path: 'live/4801/messages/newest',
    html: '<div data-widget="live" data-live-id="4801"></div>',
  },
  {
    call: 'GET */*/messages/*',
    path: 'livefootball/4802/messages/newest?limit=200',
    html: '<div data-widget="live" data-kind="livefootball" data-live-id="4802"></div>',
  },
] as const

const before = '<!doctype html><html lang="ca"><head><title>Diari</title></head><body><main>'
const after = '</main><p id="after">What follows</p></body></html>'

const PAGE = 'https://diari.example/portada/7'

/** A text of a megabyte is parsed elsewhere: here it would only be copied. */
const short = payloads.filter(({ kind }) => kind !== 'long')

/** All elements, those in templates too. */
function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return []
    return [child, ...elementsIn('content' in child ? child.content : child)]
  })
}

const attributeOf = ({ attrs }: Element, attribute: string) => attrs.find(({ name }) => name === attribute)?.value

/** The tag and the attributes of an element that a browser would run, ask for or follow. */
function harmsOf(element: Element): string[] {
  const { tagName, attrs } = element
  const isData = tagName === 'script' && attributeOf(element, 'type') === 'application/json'
  const isSheet = tagName === 'link' && /^\/quiosc\/sheets\/[\w-]+\.css$/.test(attributeOf(element, 'href') ?? '')
  const runs = /^(script|iframe|frame|object|embed|link|meta|base|style|foreignobject|animate|set)$/.test(tagName)
  const attributes = attrs.flatMap(({ name, value }) => {
    const isAddress = /^(href|src|srcset|action|formaction|data|poster|xlink:href)$/.test(name)
    // A picture's address runs nothing.
    const isScript = tagName !== 'img' && isAddress && /^\s*(javascript|data|vbscript):/i.test(value)
    return /^on|^style$/.test(name) || isScript ? [`${tagName} ${name}="${value}"`] : []
  })
  return runs && !isData && !isSheet ? [tagName, ...attributes] : attributes
}

/** Renders a page with one marker, and looks for harms. @returns Its faults. */
async function render(html: string, path: string, answer: unknown): Promise<string[]> {
  const { options, asked } = testBackend({ [path]: { body: answer } })
  const page = await renderMarkers(before + html + after, { ...options, url: PAGE })
  const found = elementsIn(parse(page))
  const data = found.find(
    ({ tagName, attrs }) => tagName === 'script' && attrs.some(({ name }) => name === 'data-quiosc-data'),
  )
  const [text] = data?.childNodes ?? []
  const isKept = !data || (text && 'value' in text && JSON.stringify(JSON.parse(text.value)) === JSON.stringify(answer))
  return [
    ...found.flatMap(harmsOf),
    ...(page.startsWith(before) && page.endsWith(after) ? [] : ['the page around the marker is another']),
    // The marker has not come apart: what follows it is where it was.
    ...(found.some((element) => attributeOf(element, 'id') === 'after' && element.parentNode?.nodeName === 'body')
      ? []
      : ['what follows the marker is in it']),
    ...(isKept ? [] : ['the data block is not the answer']),
    ...asked.flatMap(({ url }) => (url === `https://backend.example/api/front/${path}` ? [] : [`asks for ${url}`])),
  ]
}

describe.each(markers)('the backend’s answer to $path', ({ call, path, html }) => {
  it('is rendered as text everywhere, whatever a field has', async () => {
    const { subjects } = await readSubjects()
    // Another widget reads less of the same answer.
    const subject = subjects.findLast(({ kind, name }) => kind === 'answers' && name === call)
    if (!subject) throw new Error(`There is no call ${call}.`)
    const valueWith = valuesOf(subject.shape)
    const fields = fieldsOf(subject.shape)
    const pairs = everyByTier(
      244,
      fields.flatMap((field) => short.map((payload) => ({ field, payload }))),
    )
    expect(pairs.length).toBeGreaterThan(7)
    for (const { field, payload } of pairs)
      expect(await render(html, path, valueWith(field.path, payload.value, 0)), `${field.path} ${payload.id}`).toEqual(
        [],
      )
  })

  it('is the only one that is requested, whatever a marker has for an option', async () => {
    for (const payload of everyByTier(3, short)) {
      const option = textOf(payload).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
      const hostile = html.replace(/="([\d]+|\/portada)"/, () => `="${option}"`)
      const { options, asked } = testBackend({})
      const page = await renderMarkers(before + hostile + after, { ...options, url: PAGE })
      // Letters and digits of any script are an id.
      for (const { url } of asked)
        expect(url, payload.id).toMatch(
          /^https:\/\/backend\.example\/api\/front\/[\w/-]+\/[\w%:.-]+(\/messages\/newest)?(\?order=desc|\?limit=200)?$/,
        )
      expect(page, payload.id).toBe(before + hostile + after)
    }
  })
})

it('a server’s rendering changes no text of a page, whatever it has', async () => {
  const { options } = testBackend({})
  for (const { id, value } of short.map((payload) => ({ ...payload, value: textOf(payload) }))) {
    const html = `<p>${value}<div data-widget="poll" data-poll-id="1"></div>${value}`
    expect(await renderMarkers(html, options), id).toBe(html)
  }
})
