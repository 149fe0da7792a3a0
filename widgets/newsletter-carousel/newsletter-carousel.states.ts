import type { WidgetState } from '#islands/island/widgetState.ts'
import { slidesMessages } from '#kit/slides/slides.messages.ts'

const persona = 'anonymous'
const options = {}

const newsletter = (id: number, text: string, drawing: string, backgroundColors: readonly string[]) => ({
  id,
  newsletter: { href: `/newsletters/${drawing}`, text },
  illustration: { url: `/images/${drawing}.svg`, width: 1200, height: 800, alt: '' },
  backgroundColors,
})

const cards = [
  newsletter(61, 'Bon dia, Portclar: què passa avui a la vila', 'passeig', ['#e3eef9', '#182c42']),
  newsletter(62, 'A taula: receptes i productors de temporada', 'tomaquet', ['#fbe9e2', '#3b2018']),
  newsletter(63, 'Mots de butxaca: una paraula cada dilluns', 'butxaca', ['#f3efd9', '#332d14']),
  newsletter(64, 'Terra endins: la comarca, poble a poble', 'vinya', ['#e5f1e4', '#1a3019']),
  newsletter(65, 'La mar: marees, vents i esports d’aigua', 'travessia', ['#ddebf0']),
]

const title = 'Butlletins'
const block = { title, more: { text: 'Tots els butlletins', href: '/newsletters/' }, cards }

export const states: Record<string, WidgetState> = {
  three: { title: 'Three beside each other', options, block, persona },
  four: { title: 'Four beside each other', options: { slides: '4' }, block, persona },
  last: {
    title: 'At the end',
    options,
    block,
    persona,
    steps: [{ press: slidesMessages.previous.id }],
  },
  headed: {
    title: 'With their names as drawings',
    options,
    block: {
      title,
      cards: cards.map((card) => ({
        ...card,
        headerShared: { url: '/favicon.svg', width: 48, height: 48, alt: 'El Far' },
      })),
    },
    persona,
  },
  untitled: { title: 'Without a title', options, block: { cards }, persona },
  bare: {
    title: 'Names alone',
    options,
    block: { title, cards: cards.map(({ id, newsletter }) => ({ id, newsletter })) },
    persona,
  },
  wrongColour: {
    title: 'Colours that are none',
    options,
    block: { title, cards: cards.map((card) => ({ ...card, backgroundColors: ['tomato'] })) },
    persona,
  },
  empty: { title: 'No newsletters, hidden', options, block: { title }, persona },
  inApp: { title: 'In the app', options, block, persona, channel: 'ios' },
  wrongOption: { title: 'Invalid option', options: {}, block: { cards: 'none' }, persona },
}
