import { expect, it } from 'vitest'
import { mountCarousel } from '../../src/slides/carousel.fixture.ts'
import { startNetwork } from '../../src/testing/startNetwork.ts'
import texts from './locales/en.json' with { type: 'json' }
import { newsletterCarouselIsland } from './newsletter-carousel.island.tsx'

startNetwork()

const newsletter = (id: number) => ({ id, newsletter: { href: `/newsletters/${id}`, text: `Letter ${id}` } })
const cards = (count: number) => Array.from({ length: count }, (_, index) => newsletter(index + 1))

const open = (block: object, width = 1200, options: Record<string, string> = {}) =>
  mountCarousel({ island: newsletterCarouselIsland, texts, block, width, options })

it.each([
  [1200, {}, 780, 3],
  [1200, { slides: '4' }, 728, 4],
  [1200, { slides: '5' }, 780, 3],
  [768, { slides: '4' }, 728, 4],
])('in %i px is, with the options %j, %i px wide and shows %i', async (width, options, strip, shown) => {
  const carousel = open({ title: 'Newsletters', cards: cards(6) }, width, options)
  const view = await carousel.ready()
  expect(carousel.inView()).toHaveLength(shown)
  const [previous, next] = ['Previous', 'Next'].map((name) => view.getByRole('button', { name }))
  const right = next?.getBoundingClientRect().right ?? 0
  expect(Math.min(width, right - (previous?.getBoundingClientRect().left ?? 0))).toBe(Math.min(width, strip))
})

it('has a rule as wide as its place, with the strip below it on the title’s edge', async () => {
  const carousel = open({ title: 'Newsletters', cards: cards(6) })
  const view = await carousel.ready()
  const place = carousel.host.getBoundingClientRect()
  const title = view.getByRole('heading', { name: 'Newsletters' })
  expect(title.parentElement?.getBoundingClientRect().width).toBe(place.width)
  expect(view.getByRole('button', { name: 'Previous' }).getBoundingClientRect().left).toBe(place.left)
})

it('shows each newsletter’s drawings on its colour, and leads to it', async () => {
  const drawing = { url: '/favicon.svg', width: 48, height: 48 }
  const carousel = open({
    cards: [
      {
        ...newsletter(1),
        headerShared: { ...drawing, alt: 'Good morning' },
        illustration: drawing,
        backgroundColors: ['#e3eef9', '182c42'],
      },
      { ...newsletter(2), backgroundColors: ['tomato; color: red'] },
      { ...newsletter(3), newsletter: { href: 'javascript:alert(1)', text: 'Letter 3' } },
    ],
  })
  const view = await carousel.ready()
  view.getByRole('region', { name: 'Our newsletters' })
  expect(view.getByRole('img', { name: 'Good morning' })).toHaveAttribute('width', '48')
  const grounds = [...(carousel.host.shadowRoot?.querySelectorAll<HTMLElement>('.ground') ?? [])]
  expect(grounds.map((ground) => getComputedStyle(ground).backgroundColor)).toEqual([
    'rgb(227, 238, 249)',
    'rgb(246, 245, 241)',
    'rgb(246, 245, 241)',
  ])
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Letter 1', 'Letter 2'])
  await carousel.expectAccessible()
})

it('shows nothing without a newsletter', async () => {
  const carousel = open({ title: 'Newsletters', cards: [{ id: 1 }] })
  expect((await carousel.ready()).queryByRole('region')).toBeNull()
  expect(carousel.host.offsetHeight).toBe(0)
})
