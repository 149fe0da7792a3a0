import { describe, expect, it } from 'vitest'
import { SanitizedHtml } from '#kit/ui/SanitizedHtml.tsx'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { renderInShadow } from '#testing/renderInShadow.tsx'
import { sanitizeHtml } from './sanitizeHtml.ts'

const safe = (url: string) => {
  const address = safeUrl(url, 'https://www.diari.example/a', [])
  return address === '/' ? undefined : address
}

const sanitize = async (html: string) => sanitizeHtml(html, safe)

const show = (html: string) =>
  renderInShadow(
    <SanitizedHtml html={html} sanitize={sanitize} className="html">
      <p>Instead</p>
    </SanitizedHtml>,
  )

it('sanitizeHtml keeps text, lists and links', async () => {
  const { view } = show(
    '<h3>One year</h3><ul><li><strong>All</strong> of it</li></ul><a href="/tarifes" class="btn">Rates</a>',
  )
  const link = await view.findByRole('link', { name: 'Rates' })
  expect([...link.attributes].map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'href=https://www.diari.example/tarifes',
    'rel=noopener',
    'target=_top',
  ])
  expect(view.getByRole('heading', { level: 3, name: 'One year' })).toBeDefined()
  expect(view.getByRole('listitem').textContent).toBe('All of it')
  expect(view.queryByText('Instead')).toBeNull()
})

describe('forbidden HTML in a message', () => {
  it.each([
    ['a script', '<script>window.hacked = 1</script>'],
    ['a handler', '<img src="x" onerror="window.hacked = 1"><p onclick="window.hacked = 1">x</p>'],
    ['an svg', '<svg onload="window.hacked = 1"><script>window.hacked = 1</script><use href="data:x"/></svg>'],
    [
      'a frame',
      '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><object data="x"></object><embed src="x">',
    ],
    [
      'a form',
      '<form action="https://collector.example"><input name="a"><button>Send</button><textarea></textarea></form>',
    ],
    ['a style', '<style>* { display: none }</style><link rel="stylesheet" href="x"><p style="position:fixed">x</p>'],
    [
      'an image from elsewhere',
      '<img src="https://tracker.example/x.gif"><picture><source srcset="x"></picture><video src="x"></video>',
    ],
    ['names and ids', '<p id="quiosc" name="quiosc" class="box">x</p><base href="https://evil.example/">'],
    ['a marker', '<div data-widget="poll" data-poll-id="1" slot="x" part="y" is="z">x</div>'],
    [
      'a mutation',
      '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked = 1"></style></mglyph></table></mtext></math>',
    ],
    [
      'a template',
      '<template><img src=x onerror="window.hacked = 1"></template><noscript><p title="</noscript><img src=x onerror=window.hacked=1>">',
    ],
  ])('is removed: %s', async (_, html) => {
    const { shadow, view } = show(`${html}<p>Safe words</p>`)
    await view.findByText('Safe words')
    const elements = [...shadow.querySelectorAll('.html *')]
    expect(elements.flatMap(({ attributes }) => [...attributes].map(({ name }) => name))).toEqual([])
    expect(
      elements.map(({ localName }) => localName).filter((name) => !['p', 'div', 'span', 'b'].includes(name)),
    ).toEqual([])
    expect('hacked' in window).toBe(false)
  })

  it.each([
    'javascript:window.hacked=1',
    'java&#10;script:window.hacked=1',
    'data:text/html,x',
    'https://evil.example',
    '//evil.example',
  ])('becomes plain text for a link to %s', async (href) => {
    const { view } = show(`<a href="${href}">Click <em>me</em></a>`)
    expect((await view.findByText('me')).parentElement?.localName).toBe('div')
    expect(view.queryByRole('link')).toBeNull()
  })
})

it('the box’s own texts replace HTML of which the sanitizer leaves nothing', async () => {
  const { view } = show('<script>1</script>')
  expect(await view.findByText('Instead')).toBeDefined()
})
