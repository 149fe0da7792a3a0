import { waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTimeZone } from '#kit/dates/timeZone.ts'
import { type MountOnPageOptions, mountOnPage } from '#testing/mountOnPage.ts'
import { resizeWindow } from '#testing/resizeWindow.ts'
import { startBackend } from '#testing/startBackend.ts'
import { cardsIsland } from './cards.island.tsx'

startBackend()

const article = { id: 7, title: 'The seafront will close to cars', url: '/ciutat/a.html' }
const links = Array.from({ length: 12 }, (_, index) => ({ text: `Neighbourhood ${index}`, href: `/ciutat/${index}` }))

function open(block: object, options: Record<string, string> = {}, overrides: MountOnPageOptions['overrides'] = {}) {
  return mountOnPage({
    island: cardsIsland,
    options,
    overrides,
    watch(host) {
      const script = document.createElement('script')
      script.type = 'application/json'
      script.textContent = JSON.stringify(block)
      host.append(script)
    },
  })
}

const absolute = (path: string) => new URL(path, window.location.href).href

it('the cards widget shows a card’s section, headline, authors, comments and day', async () => {
  const cards = open({
    cards: [
      {
        ...article,
        category: { name: 'City', url: '/ciutat/' },
        authors: [{ name: 'Berta Casamitjana', url: '/autors/berta' }, { name: 'Nil Ferragut' }],
        numComments: 1280,
        modificationDate: '2026-03-14T08:30:00Z',
      },
    ],
  })
  const view = await cards.ready()
  const card = within(view.getByRole('article'))
  expect(card.getByRole('link', { name: article.title }).getAttribute('href')).toBe(absolute('/ciutat/a.html'))
  expect(card.getByRole('link', { name: 'City' }).getAttribute('href')).toBe(absolute('/ciutat/'))
  expect(card.getByRole('link', { name: 'Berta Casamitjana' }).getAttribute('href')).toBe(absolute('/autors/berta'))
  card.getByText('1.280 comments')
  card.getByText('14 Mar 2026')
  await cards.expectAccessible()
})

it('the cards widget shows a card’s time when it is from today, and else its day', async () => {
  const now = new Date(2026, 2, 14, 9, 30)
  const changed = [new Date(2026, 2, 14, 0, 5), new Date(2026, 2, 13, 23, 55)]
  const cards = open(
    { cards: changed.map((date, id) => ({ ...article, id, modificationDate: date.toISOString() })) },
    {},
    { now: () => now },
  )
  const view = await cards.ready()
  const times = view.getAllByRole('article').map((card) => card.querySelector('time')?.textContent)
  expect(times).toEqual(['00:05', '13 Mar 2026'])
})

it('the cards widget reads a card’s time without an offset by the newspaper’s clock', async () => {
  const now = new Date('2026-03-14T09:30:00Z')
  const modificationDate = '2026-03-14T21:45:00'
  const timeZone = createTimeZone('Pacific/Auckland')
  const cards = open({ cards: [{ ...article, modificationDate }] }, {}, { now: () => now, timeZone })
  const view = await cards.ready()
  const own = new Date('2026-03-14T08:45:00Z')
  const time = own.toLocaleTimeString('en-GB', { timeStyle: 'short' })
  expect(view.getByRole('article').querySelector('time')?.textContent).toBe(time)
})

describe('the types of cards', () => {
  it.each([
    [
      'the signature in place of the authors',
      { signatureAuthorName: 'The desk', authors: [{ name: 'Nobody' }] },
      'The desk',
    ],
    ['who was interviewed', { type: 'interview', interviewed: 'Remei Colomines' }, 'Remei Colomines'],
    ['the column of an opinion', { type: 'opinion', columnName: 'At table' }, 'At table'],
    ['who paid for it', { brandedContent: { title: 'Vallfosca Kitchens' } }, 'Branded content'],
    ['that it is exclusive', { isExclusiveContent: true }, 'Exclusive'],
    ['that it is a scoop', { flags: ['scoop'] }, 'Scoop'],
    ['that a machine translated it', { flags: ['automatic-translation'] }, 'Machine translation'],
    ['that there is no translation', { missingTranslatedVersion: true }, 'Not translated yet'],
    ['what it has besides text', { mediaInfo: { type: 'streaming', text: 'since 9.30' } }, /Live video · since 9.30/],
  ])('show %s', async (_, fields, text) => {
    const view = await open({ cards: [{ ...article, ...fields }] }).ready()
    view.getByText(text)
    expect(view.queryByText('Nobody')).toBeNull()
  })

  it('link to an advertiser on any host, and mark the link as sponsored for crawlers', async () => {
    const logoLink = { href: 'https://advertiser.example/' }
    const view = await open({ cards: [{ ...article, brandedContent: { title: 'Vallfosca', logoLink } }] }).ready()
    const link = view.getByRole('link', { name: 'Vallfosca' })
    expect(link.getAttribute('href')).toBe('https://advertiser.example/')
    expect(link.getAttribute('rel')).toContain('sponsored')
  })

  it.each([
    [90, 20, false],
    [100, 24, false],
    [120, 26, false],
    [150, 32, false],
    [300, 32, true],
  ])('mark a picture of %i px by a mark %i px high, with words: %s', async (width, height, hasWords) => {
    await resizeWindow(1000)
    const view = await open({ cards: [{ ...article, mediaInfo: { type: 'audio' } }] }).ready()
    const words = view.getByText('Audio')
    const picture = words.closest<HTMLElement>('.q-content-picture')
    if (picture) picture.style.width = `${width}px`
    await expect.poll(() => words.parentElement?.getBoundingClientRect().height).toBe(height)
    expect(words.getBoundingClientRect().width > 10).toBe(hasWords)
  })

  it('mark the picture of a column without words, however wide it is', async () => {
    await resizeWindow(1000)
    const view = await open({ cards: [{ ...article, type: 'opinion', mediaInfo: { type: 'audio' } }] }).ready()
    const words = view.getByText('Audio')
    const picture = words.closest<HTMLElement>('.q-content-picture')
    if (picture) picture.style.width = '400px'
    await expect.poll(() => words.parentElement?.getBoundingClientRect().height).toBe(32)
    expect(words.getBoundingClientRect().width).toBeLessThan(10)
  })

  it('mark a column beside its author’s portrait, in the smallest size', async () => {
    const authors = [{ name: 'Roser', image: { url: 'data:,' } }]
    const view = await open({ cards: [{ ...article, type: 'opinion', authors, mediaInfo: { type: 'audio' } }] }).ready()
    expect(view.getByText('Audio').parentElement?.getBoundingClientRect().height).toBe(20)
  })
})

it('the cards widget leaves out the content of the page, and a card that is not one', async () => {
  const view = await open(
    { cards: [article, { id: 8, title: 'The lighthouse', url: '/far' }, { id: 9, url: '/' }] },
    { contentId: '7' },
  ).ready()
  expect(view.getAllByRole('article')).toHaveLength(1)
  view.getByRole('link', { name: 'The lighthouse' })
})

it.each(['https://elsewhere.example/', 'javascript:alert(1)', '//elsewhere.example'])(
  'the cards widget shows the headline without a link to %s',
  async (url) => {
    const view = await open({ cards: [{ ...article, url }] }).ready()
    view.getByRole('heading', { name: article.title })
    expect(view.queryByRole('link')).toBeNull()
  },
)

it('the cards widget is hidden without a card', async () => {
  const { ready, host } = open({ title: 'City', cards: [{ id: 1 }] })
  expect((await ready()).queryByRole('heading')).toBeNull()
  await expect.poll(() => host.dataset.widgetView).toBe('empty')
})

describe('the head of a section of cards', () => {
  it('has the title, the links and the PDF of the print edition', async () => {
    await resizeWindow(1200)
    const pdf = { text: 'The print edition as PDF', href: '/avui.pdf' }
    const cards = open({ title: 'City', href: '/ciutat/', links: links.slice(0, 2), pdf, cards: [article] })
    const view = await cards.ready()
    expect(view.getByRole('heading', { name: 'City', level: 2 })).toBeTruthy()
    expect(view.getByRole('heading', { name: article.title, level: 3 })).toBeTruthy()
    expect(view.getByRole('link', { name: 'The print edition as PDF' }).getAttribute('href')).toBe(
      absolute('/avui.pdf'),
    )
    view.getByRole('link', { name: 'Neighbourhood 1' })
    expect(view.queryByRole('button', { name: 'More' })).toBeNull()
    await cards.expectAccessible()
  })

  it('puts the links that have no room into a menu, which closes on Escape and when it is left', async () => {
    await resizeWindow(390)
    const cards = open({ title: 'City', links, cards: [article] })
    const view = await cards.ready()
    const more = await view.findByRole('button', { name: 'More' })
    expect(view.queryByRole('link', { name: 'Neighbourhood 11' })).toBeNull()
    await userEvent.click(more)
    view.getByRole('link', { name: 'Neighbourhood 11' })
    await cards.expectAccessible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(more.matches(':focus')).toBe(true)
    expect(view.queryByRole('link', { name: 'Neighbourhood 11' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    view.getByRole('link', { name: 'Neighbourhood 11' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(view.queryByRole('link', { name: 'Neighbourhood 11' })).toBeNull())
    await resizeWindow(1000)
    await waitFor(() => expect(view.queryByRole('link', { name: 'Neighbourhood 4' })).not.toBeNull())
  })
})
