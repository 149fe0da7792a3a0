import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './video-carousel.messages.ts'

const persona = 'anonymous'
const options = {}

const video = (id: number, title: string, image: string, length: string) => ({
  id,
  title,
  shareUrl: { href: `/videos/${id}.html`, title },
  image: { url: `/images/${image}.svg` },
  mediaInfo: { type: 'video', text: length },
})

const cards = [
  video(51, 'Una nit al far amb la darrera farera', 'far', '4:12'),
  video(52, 'La travessia del port, des de l’aigua', 'travessia', '2:45'),
  video(53, 'Com es fa el pa amb tomàquet, pas a pas', 'tomaquet', '1:58'),
  video(54, 'Onze dies abans: la verema a la Carena', 'vinya', '3:30'),
  video(55, 'El passeig, abans i després dels cotxes', 'passeig', '0:52'),
  video(56, 'On es perd l’aigua que paguem', 'aigua', '12:04'),
  video(57, 'Mitjanit a la biblioteca del moll', 'biblioteca', '2:10'),
]

const title = 'Vídeos'
const block = { title, more: { text: 'Tots els vídeos', href: '/videos/' }, cards }

export const states: Record<string, WidgetState> = {
  // Stories run for readers who prefer less motion.
  stopped: { title: 'Stopped for readers who prefer less motion', options, block, persona },
  moving: { title: 'Moves by itself', options, block, persona, steps: [{ press: messages.move.id }] },
  slot4: { title: 'Four beside each other', options: { layout: 'slot4' }, block, persona },
  layout: { title: 'Three beside each other', options: { layout: 'layout' }, block, persona },
  few: { title: 'All in view, nothing to move', options, block: { title, cards: cards.slice(0, 1) }, persona },
  current: { title: 'Without the video of the page', options: { contentId: '51' }, block, persona },
  untitled: { title: 'Without a title', options, block: { cards }, persona },
  bare: {
    title: 'Pictures and lengths missing',
    options,
    block: { title, cards: cards.map(({ image, mediaInfo, ...card }) => card) },
    persona,
  },
  foreign: {
    title: 'Addresses that must not be followed, no links',
    options,
    block: { title, cards: cards.map((card) => ({ ...card, shareUrl: { href: 'https://elsewhere.example/' } })) },
    persona,
  },
  empty: { title: 'No videos, hidden', options, block: { title }, persona },
  inApp: { title: 'In the app', options, block, persona, channel: 'ios' },
  wrongOption: { title: 'Invalid option', options, block: { cards: 'none' }, persona },
}
