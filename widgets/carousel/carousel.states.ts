import type { WidgetState } from '#islands/island/widgetState.ts'
import { slidesMessages } from '#kit/slides/slides.messages.ts'

const persona = 'anonymous'
const options = {}

const news = (id: number, title: string, category: string, image?: string) => ({
  id,
  title,
  url: `/ciutat/${id}.html`,
  category: { name: category },
  image: image && { url: `/images/${image}.svg` },
})

const cards = [
  news(11, 'La biblioteca del moll obrirà fins a mitjanit', 'Cultura', 'biblioteca'),
  news(12, 'Les vinyes de la Carena veremen onze dies abans', 'Comarca', 'vinya'),
  news(13, 'La travessia del port es nedarà a catorze graus', 'Esports', 'travessia'),
  news(14, 'Onze anys de factures per una aigua que es perdia', 'Investigació', 'aigua'),
  news(15, 'El passeig marítim dirà adeu als cotxes', 'Ciutat', 'passeig'),
  news(16, 'Pa amb tomàquet: primer el mètode', 'Cuina', 'tomaquet'),
  news(17, 'Elogi de la sobretaula', 'Opinió', 'sobretaula'),
  news(18, 'La llum del far no es pot deixar per demà', 'Entrevistes', 'far'),
]

const title = 'Més llegits'
const more = { text: 'Tots els articles', href: '/ultima-hora/' }
const block = { title, more, cards }

const column = (id: number, columnName: string, title: string, name: string, portrait?: string) => ({
  id,
  type: 'opinion',
  columnName,
  title,
  url: `/opinio/${id}.html`,
  authors: [{ name, image: portrait && { url: `/portraits/${portrait}.svg` } }],
})

const columns = [
  column(21, 'Mots de butxaca', 'Les paraules que es queden a la butxaca', 'Biel Aranyó', 'biel-aranyo'),
  column(22, 'A taula', 'Elogi de la sobretaula', 'Roser Puigventós', 'roser-puigventos'),
  column(23, 'Cartes', 'Carta a qui vindrà a viure al meu carrer', 'Ona Delcor', 'ona-delcor'),
  column(24, 'Contrapunt', 'El dret a no tenir opinió', 'Ignasi Rovelló', 'ignasi-rovello'),
  column(25, 'Sense retrat', 'Tot el que no vam dir a temps', 'Nil Ferragut'),
  column(26, 'Cuina', 'Pa amb tomàquet: primer el mètode', 'Gal·la Tortajada', 'galla-tortajada'),
]

const author = { name: 'Clara Montsant', position: 'Farera', image: { url: '/portraits/clara-montsant.svg' } }
const figures = [
  { type: 'author', text: 'La llum del far no es pot deixar per demà.', author, url: '/entrevistes/' },
  { type: 'number', number: '1.200', title: 'comentaris en un dia', text: 'La notícia del passeig els ha rebut.' },
  { type: 'text', title: 'Què canvia diumenge', subtitle: 'De 9 a 20 h', text: 'El passeig es tanca als cotxes.' },
  {
    type: 'multimedia',
    title: 'El far, de nit',
    multimedia: { type: 'image', url: '/images/far.svg', alt: 'Un far amb el llum encès' },
  },
  {
    type: 'multimedia',
    title: 'Com sona el port',
    url: '/ciutat/',
    multimedia: { type: 'audio', url: '/images/passeig.svg' },
  },
  {
    type: 'multimedia',
    title: 'La travessia, en dos minuts',
    url: '/esports/',
    multimedia: { type: 'video', url: '/images/travessia.svg' },
  },
]

const marked = cards.map((card, place) => ({
  ...card,
  ...[
    { mediaInfo: { type: 'video', text: '4:20' } },
    { flags: ['breaking', 'live'] },
    { brandedContent: { title: 'Cuines Vallfosca' } },
    { isExclusiveContent: true, mediaInfo: { type: 'audio' } },
    { missingTranslatedVersion: true, numComments: 214 },
  ][place],
}))

const long = [
  news(
    31,
    'Donaudampfschifffahrtsgesellschaft stellt wegen Hochwasserschutzmaßnahmen den Fährverkehr bis auf Weiteres ein',
    'Verkehrsinfrastrukturfinanzierung',
    'travessia',
  ),
  ...cards.slice(0, 6),
]

const next = { press: slidesMessages.next.id }

export const states: Record<string, WidgetState> = {
  news: { title: 'Contents', options, block, persona },
  middle: { title: 'In the middle', options, block, persona, steps: [next, next] },
  slot4: { title: 'Four beside each other', options: { layout: 'slot4' }, block, persona },
  layout: { title: 'Three beside each other', options: { layout: 'layout' }, block, persona },
  columns: { title: 'Columns', options, block: { title: 'Columnes', cards: columns }, persona },
  figures: {
    title: 'Authors, numbers, texts, media',
    options,
    block: { title: 'El passeig', cards: figures },
    persona,
  },
  marked: { title: 'Flags, media, branded content', options, block: { title, more, cards: marked }, persona },
  current: { title: 'Without the current content', options: { contentId: '11' }, block, persona },
  few: { title: 'All in view, nothing to move', options, block: { title, cards: cards.slice(0, 1) }, persona },
  untitled: { title: 'Without a title', options, block: { cards }, persona },
  long: { title: 'Long words', options, block: { title: 'Am meisten gelesen', cards: long }, persona },
  noPictures: {
    title: 'Pictures missing or broken',
    options,
    block: {
      title,
      cards: cards.map((card, place) => ({
        ...card,
        image: place % 2 ? undefined : { url: 'data:image/gif;base64,none' },
      })),
    },
    persona,
  },
  wrongCards: {
    title: 'Cards that are wrong, left out',
    options,
    block: { title, cards: [{ type: 'author' }, { id: 1 }, 'card', ...cards] },
    persona,
  },
  foreign: {
    title: 'Addresses that must not be followed, no links',
    options,
    block: {
      title,
      more: { ...more, href: 'javascript:alert(1)' },
      cards: cards.map((card) => ({ ...card, url: 'https://elsewhere.example/' })),
    },
    persona,
  },
  empty: { title: 'No cards, hidden', options, block: { title, more }, persona },
  inApp: { title: 'In the app', options, block, persona, channel: 'ios' },
  wrongOption: { title: 'Invalid option', options: {}, block: { cards: 'none' }, persona },
}
