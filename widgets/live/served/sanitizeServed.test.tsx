import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { UnsureError } from '#lib/UnsureError.ts'
import { liveTexts } from '#newspaper/content/live/liveTexts.ts'
import { hostileUrls } from '#testing/hostileUrls.fixture.ts'
import { cardMarkers, markup, mutations } from '#tests/corpus/markup.ts'
import { sanitizeBody } from '../body/sanitizeBody.ts'
import { sanitizeServed } from './sanitizeServed.ts'

const markupOf = (node: ReactNode) => renderToString(<div>{node}</div>)

/** The markup that a server sends; undefined for HTML that it leaves to the browser. */
function served(html: string): string | undefined {
  try {
    return markupOf(sanitizeServed(html))
  } catch (error) {
    if (error instanceof UnsureError) return undefined
    throw error
  }
}

/** The same after a browser has read it where it stands in a message. */
function read(html: string): string {
  const message = document.createElement('article')
  message.innerHTML = `<div><div class="words">${html}</div></div>`
  return message.querySelector('.words')?.innerHTML ?? ''
}

function written(html: string): string {
  const element = document.createElement('div')
  element.innerHTML = html
  return element.innerHTML
}

/** @returns Whether the server renders it. */
function expectSame(html: string): boolean {
  const sent = served(html)
  if (sent === undefined) return false
  expect(sent, html).toBe(markupOf(sanitizeBody(html)))
  expect(read(sent), html).toBe(written(sent))
  return true
}

const texts = Object.values(liveTexts).flatMap(({ messages, bulletins }) =>
  [...messages, ...bulletins].flatMap(([, html]) => html ?? []),
)

it('sanitizeServed makes the browser’s own markup of each text of the newspaper’s', () => {
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((html) => !expectSame(html))).toEqual([])
})

it.each([
  ['an editor’s text', '<p>One <b>two <i>three</i></b></p><ul><li>Four<li>Five</ul><blockquote><p>Six</blockquote>'],
  [
    'links',
    '<p><a href="https://a.example/?a=1&amp;b=2#c" onclick="ran()">a</a> <a href="/b">b</a> <a href="#c">c</a></p>',
  ],
  [
    'links that lead nowhere',
    '<p>a<a href="javascript:ran()">b</a>c<a>d</a>e<a href="https://me@evil.example/">f</a>g</p>',
  ],
  ['elements that are opened', '<div>One <span class="x">two</span> three<img src="x"> four</div><h2>Five</h2>six'],
  ['elements that go', '<p>One<script>ran()</script><iframe src="//evil.example"></iframe> two</p><style>p{}</style>'],
  ['comments', '<!-- wp:paragraph --><p>One<!-- two --> three</p><!-- /wp:paragraph -->'],
  ['entities', '<p>&lt;b&gt; &amp;amp; &nbsp;&eacute;&hellip; &notit; "quoted" \'once\'</p>'],
  ['line ends of Windows', '<p>One\r\ntwo<br>three</p>\r\n<p>four</p>'],
  ['tags in the wrong order', '<p><b>One <i>two</b> three</i><p>four</i> five'],
  ['a link in a link', '<a href="/a">One <a href="/b">two</a> three</a>'],
  ['letters of all kinds', '<p>\u05d0\u202e\u0300 \u{1f600} \ufeff\u200b\u00ad</p>'],
  ['text alone', 'One & two > three'],
])('sanitizeServed makes the browser’s own markup of %s', (_, html) => {
  expect(expectSame(html)).toBe(true)
})

it.each([
  ['drawings', '<p>One<svg><a href="/x"><text>two</text></a></svg></p>'],
  ['tables', '<table><tr><td>One</td></tr></table>'],
  ['forms', '<form><input name="a"><button>One</button></form>'],
  ['unknown elements', '<my-element>One</my-element>'],
  ['markup that is another tree when it is read again', '<ul><li>One<h2><li>two</h2></ul>'],
  ['a comment beside a text like markup', '<p>&lt;b&gt;<!-- x --></p>'],
  ['characters that control', '<p>One&#13;two</p>'],
  ['half a character', '<p>\ud800</p>'],
  ['an address with white space', '<a href=" https://a.example/">One</a>'],
  ['a text without end', '<p>One</p>'.repeat(5000)],
  ['a depth without end', '<blockquote>'.repeat(100)],
])('sanitizeServed leaves %s to the browser', (_, html) => {
  expect(served(html)).toBeUndefined()
})

describe('sanitizeServed of hostile texts', () => {
  it.each([
    ['markup', markup],
    ['mutations', mutations],
    ['markers', cardMarkers],
    ['addresses', hostileUrls.map((url) => `<a href="${url.replaceAll('"', '&quot;')}">x</a>`)],
  ])('makes the browser’s own markup, or leaves it to the browser: %s', (_, all) => {
    for (const html of all) for (const text of [html, `<p>One ${html} two</p>`, `${html}<b>${html}`]) expectSame(text)
  })
})

it('sanitizeServed makes the browser’s own markup of any pieces of markup, or leaves them to the browser', () => {
  const tags = [
    'p',
    'b',
    'i',
    'a',
    'a href="/x"',
    "a href='https://u:p@h.example'",
    'ul',
    'li',
    'ol',
    'h3',
    'h4',
    'blockquote',
    'br',
    'div',
    'span',
    'h2',
    'hr',
    'img src=x',
    'em',
    'cite',
    'figure',
    'center',
    'script',
    'iframe',
    'table',
    'svg',
    'button',
  ]
  const pieces = tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`, `<${tag}/>`])
  const others = [
    'text',
    ' ',
    '\n',
    '&lt;b',
    '&amp',
    '&#13;',
    '&#x1f;',
    '&NewLine;',
    '&Tab;',
    '&#10;',
    '&#32;',
    '&#0;',
    '\0',
    '\r',
    '<!-- x -->',
    '<!',
    '</ x>',
    '<?x?>',
    '<',
    '>',
    '"',
    '\f',
    '\u00a0',
  ]
  const piece = fc.constantFrom(...pieces, ...others, ...others)
  let known = 0
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (list) => {
      if (expectSame(list.join('').trim())) known++
    }),
    { numRuns: 1500 },
  )
  expect(known).toBeGreaterThan(150)
})
