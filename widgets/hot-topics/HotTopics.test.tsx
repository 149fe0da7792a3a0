import { describe, expect, it, onTestFinished } from 'vitest'
import { contrast } from '#lib/colour.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { mountOnPage } from '#testing/mountOnPage.ts'
import { startBackend } from '#testing/startBackend.ts'
import { hotTopicsIsland } from './hot-topics.island.tsx'

startBackend()

const vintage = { text: 'The vintage', href: '/comarca/' }
const sponsored = { text: 'Autumn cooking', href: 'https://bakery.example/', sponsor: 'The bakery', color: '#8a1c14' }

function open(topics: readonly object[], options: Record<string, string> = {}) {
  return mountOnPage({
    island: hotTopicsIsland,
    options,
    watch(host) {
      const block = document.createElement('script')
      block.type = 'application/json'
      block.textContent = JSON.stringify({ topics })
      host.append(block)
    },
  })
}

function allow(contentId: string, accessGranted: boolean) {
  const cookies = createCookies({ document, secure: false, report: () => {} })
  const name = cookieNames.paywall(contentId)
  cookies.write(name, JSON.stringify({ accessGranted }), 60)
  onTestFinished(() => cookies.remove(name))
}

it('the hot topics are listed as links in a landmark', async () => {
  const strip = open([vintage])
  const view = await strip.ready()
  view.getByRole('navigation', { name: 'Today’s topics' })
  expect(view.getByRole('link', { name: 'The vintage' }).getAttribute('href')).toBe(
    new URL('/comarca/', window.location.href).href,
  )
  await strip.expectAccessible()
})

it('the hot topics reach the screen’s edge, and end with the page’s text', async () => {
  const strip = open(Array.from({ length: 30 }, () => vintage))
  strip.host.style.setProperty('--quiosc-page-margin', '20px')
  const view = await strip.ready()
  const list = view.getByRole('list')
  const edge = strip.host.getBoundingClientRect().right
  expect(list.getBoundingClientRect().right).toBe(edge + 20)
  list.scrollLeft = list.scrollWidth
  expect(Math.round(view.getAllByRole('link').at(-1)?.getBoundingClientRect().right ?? 0)).toBe(Math.round(edge))
})

describe('a sponsored topic', () => {
  const ink = (element: Element) => getComputedStyle(element).color
  const hex = (text: string) =>
    `#${(text.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`

  it('names the sponsor, links to their host, and is in their colour', async () => {
    const strip = open([vintage, sponsored])
    const view = await strip.ready()
    const ad = view.getByRole('link', { name: /Autumn cooking\s+ad by The bakery/ })
    expect(ad.getAttribute('href')).toBe('https://bakery.example/')
    expect(ad.getAttribute('rel')).toContain('sponsored')
    expect(ink(ad)).not.toBe(ink(view.getByRole('link', { name: 'The vintage' })))
    await strip.expectAccessible()
  })

  it.each(['ffe25c', 'tomato', undefined])('has a legible text on the colour %s', async (color) => {
    const view = await open([{ ...sponsored, color }]).ready()
    expect(contrast(hex(ink(view.getByRole('link'))), '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    [false, true],
    [true, false],
  ])('is plain by whether the paywall grants access: %s, %s', async (accessGranted, isPlain) => {
    allow('1004', accessGranted)
    const view = await open([vintage, sponsored], { contentId: '1004' }).ready()
    const plain = ink(view.getByRole('link', { name: 'The vintage' }))
    expect(ink(view.getByRole('link', { name: /Autumn cooking/ })) === plain).toBe(isPlain)
    view.getByText(/ad by The bakery/)
  })
})

it.each(['https://elsewhere.example/', 'javascript:alert(1)', 'https://'])(
  'the hot topics leave out a topic at %s',
  async (href) => {
    const view = await open([vintage, { text: 'Elsewhere', href }]).ready()
    expect(view.getAllByRole('link')).toHaveLength(1)
  },
)

it('the hot topics leave out a sponsored topic whose address runs a script', async () => {
  const view = await open([vintage, { ...sponsored, href: 'javascript:alert(1)' }]).ready()
  expect(view.getAllByRole('link')).toHaveLength(1)
})

it('the hot topics are hidden without topics', async () => {
  const { host, ready } = open([])
  expect((await ready()).queryByRole('navigation')).toBeNull()
  await expect.poll(() => host.dataset.widgetView).toBe('empty')
})
