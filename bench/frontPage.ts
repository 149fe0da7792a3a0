/** The most that a page loaded for its news has: 12 sections of 10 cards, a carousel after every second one, and ads between. */
const SECTIONS = 12
const CARDS = 10
const CAROUSELS = 6
const ADS = 10

const layouts = ['lead', 'grid', 'list'] as const
const strips = ['carousel', 'video-carousel', 'newsletter-carousel'] as const

const image = (id: number) => ({ url: `/images/photo-${id}.png` })
const title = (id: number) => `What the council has decided about the harbour, and who will pay for it: part ${id}`
const path = (id: number) => `/ciutat/part-${id}.html`

/** A kind of each, so that none of a card's parts is left out. */
function card(id: number) {
  const kinds = [
    { category: { name: 'Ciutat', url: '/ciutat/' }, numComments: id, modificationDate: '2026-11-24T08:30:00Z' },
    { type: 'interview', interviewed: 'Remei Colomines', mediaInfo: { type: 'video', text: '4:20' } },
    { type: 'opinion', columnName: 'A taula', authors: [{ name: 'Roser Puigventós', image: image(id) }] },
    { type: 'post', kicker: 'El rebost', flags: ['live', 'scoop'], isExclusiveContent: true },
    { brandedContent: { title: 'Cuines Vallfosca', logoLink: { href: 'https://cuines.example/' } } },
  ]
  return { id, title: title(id), url: path(id), image: image(id), ...kinds[id % kinds.length] }
}

const marker = (widget: string, attributes: string, block: object) =>
  `<div data-widget="${widget}" ${attributes}><script type="application/json">${JSON.stringify(block)}</script><a href="/">${widget}</a></div>`

function section(index: number): string {
  const cards = Array.from({ length: CARDS }, (_, place) => card(1 + index * CARDS + place))
  const links = Array.from({ length: 6 }, (_, place) => ({ text: `Neighbourhood ${place}`, href: `/ciutat/${place}` }))
  const block = { title: `Section ${index + 1}`, href: '/ciutat/', links, cards }
  return marker('cards', `data-layout="${layouts[index % layouts.length]}"`, block)
}

/** Of each kind of strip, what its cards have besides an id. */
const stripCards: Record<(typeof strips)[number], (id: number) => object> = {
  carousel: card,
  'video-carousel': (id) => ({
    title: title(id),
    shareUrl: { href: path(id) },
    image: image(id),
    mediaInfo: { text: '2:45' },
  }),
  'newsletter-carousel': (id) => ({
    newsletter: { href: path(id), text: title(id) },
    illustration: { ...image(id), width: 3, height: 2 },
  }),
}

function carousel(index: number): string {
  const widget = strips[index % strips.length] ?? 'carousel'
  const cards = Array.from({ length: 12 }, (_, place) => {
    const id = 1000 + index * 100 + place
    return { id, ...stripCards[widget](id) }
  })
  return marker(widget, '', { title: `Strip ${index + 1}`, more: { text: 'All', href: '/ciutat/' }, cards })
}

const ad = (index: number) =>
  `<div data-widget="ad" data-id="${index}" data-slot-type="banner_home" data-ad-unit-code="elfar/bench"></div>`

/** The body of a front page of 120 cards, 6 carousels and 10 ad slots, each in the place that a page has for it. */
export const frontPageBody = (): string =>
  Array.from({ length: SECTIONS }, (_, index) => [
    index < ADS ? ad(index) : '',
    section(index),
    index % 2 && index < 2 * CAROUSELS ? carousel((index - 1) / 2) : '',
  ])
    .flat()
    .join('\n')
