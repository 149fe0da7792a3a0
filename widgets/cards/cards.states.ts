import type { WidgetState } from '#islands/island/widgetState.ts'
import { contentMessages } from '#kit/content/cards/content.messages.ts'
import { mediaTypes } from '#kit/content/cards/mediaTypes.ts'

const persona = 'anonymous'
const options = {}
const picture = (name: string) => ({ url: `/images/${name}.svg` })

/** Not an address: a missing file would be an error on the console. */
const broken = { url: 'data:,' }

const article = {
  id: '1001',
  title: 'El passeig marítim dirà adeu als cotxes cada diumenge',
  url: '/ciutat/el-passeig-maritim-dira-adeu-als-cotxes-els-diumenges.html',
  image: picture('passeig'),
  category: { name: 'Ciutat', url: '/ciutat/' },
  authors: [{ name: 'Berta Casamitjana', url: '/autors/berta-casamitjana' }, { name: 'Nil Ferragut' }],
  numComments: 128,
  modificationDate: '2026-03-14T08:30:00Z',
}
const interview = {
  id: '1003',
  type: 'interview',
  title: '«La llum del far no es pot deixar per demà»',
  url: '/cultura/la-llum-del-far-no-es-pot-deixar-per-dema.html',
  image: picture('far'),
  interviewed: 'Remei Colomines, última farera de Portclar',
  mediaInfo: { type: 'video', text: '4:20' },
  kicker: 'L’entrevista',
  signatureAuthorName: 'Redacció de Cultura',
}
const opinion = {
  id: '1002',
  type: 'opinion',
  title: 'Elogi de la sobretaula',
  url: '/opinio/elogi-de-la-sobretaula.html',
  columnName: 'A taula parada',
  authors: [
    { name: 'Roser Puigventós', url: '/autors/roser-puigventos', image: { url: '/portraits/roser-puigventos.svg' } },
  ],
  exclusive: true,
}
const post = {
  id: '1005',
  type: 'post',
  title: 'Sopa de pèsols per a un dia de vent',
  url: '/cuina/tomaquet-de-pesols.html',
  kicker: 'El rebost',
  flags: ['blog'],
  image: picture('tomaquet'),
}
const branded = {
  id: '1010',
  title: 'Com reformar la cuina sense sortir de casa',
  url: '/cuina/com-reformar-la-cuina.html',
  image: picture('tomaquet'),
  brandedContent: { title: 'Cuines Vallfosca', logoLink: { href: 'https://cuines.example/' } },
}
const flagged = ['scoop', 'breaking', 'live', 'verified-translation', 'automatic-translation'].map((flag, index) => ({
  ...article,
  id: `11${index}`,
  flags: [flag],
}))
const cards = [article, interview, opinion, post]
const links = ['Urbanisme', 'Mobilitat', 'Habitatge', 'Port', 'Escoles', 'Mercats', 'Platges', 'Memòria'].map(
  (text) => ({ text, href: `/ciutat/${text.toLowerCase()}` }),
)
/** More than one line of the widest window has room for. */
const manyLinks = ['', '/arxiu', '/avui', '/dossiers', '/opinio'].flatMap((end) =>
  links.map(({ text, href }) => ({ text, href: `${href}${end}` })),
)
const head = { title: 'Ciutat', href: '/ciutat/', links }
const media = mediaTypes.map((type, index) => ({ ...interview, id: `12${index}`, title: type, mediaInfo: { type } }))

export const states: Record<string, WidgetState> = {
  grid: { title: 'Cards of all types', options, block: { cards }, persona },
  head: { title: 'Under a section’s head', options, block: { ...head, cards }, persona },
  menu: {
    title: 'Links without room, opened',
    options,
    block: { ...head, links: manyLinks, cards },
    persona,
    steps: [{ press: contentMessages.more.id }],
  },
  print: {
    title: 'With the PDF of the print edition',
    options,
    block: { title: 'Portada', pdf: { text: 'PDF de l’edició impresa', href: '/hemeroteca/avui.pdf' }, cards },
    persona,
  },
  lead: {
    title: 'First one large',
    options: { layout: 'lead' },
    block: { ...head, cards: [...cards, branded] },
    persona,
  },
  list: { title: 'Below each other', options: { layout: 'list' }, block: { cards }, persona },
  current: {
    title: 'Without the content of the page',
    options: { contentId: '1001' },
    block: { title: 'També et pot interessar', cards },
    persona,
  },
  branded: { title: 'Branded content', options, block: { cards: [branded, article] }, persona },
  flags: {
    title: 'Flags',
    options,
    block: { cards: [...flagged, { ...article, missingTranslatedVersion: true }] },
    persona,
  },
  media: { title: 'Media types', options, block: { cards: media }, persona },
  heard: {
    title: 'Column to listen to, marked on the portrait',
    options,
    block: { cards: [{ ...opinion, mediaInfo: { type: 'audio' } }] },
    persona,
  },
  broken: {
    title: 'Pictures that do not load',
    options,
    block: {
      cards: [
        { ...interview, image: broken },
        { ...article, image: broken },
      ],
    },
    persona,
  },
  foreign: {
    title: 'Address that must not be followed, no link',
    options,
    block: { cards: [{ ...article, url: 'https://elsewhere.example/' }] },
    persona,
  },
  incomplete: {
    title: 'Card without a title, left out',
    options,
    block: { cards: [{ id: '1', url: '/' }, article] },
    persona,
  },
  inApp: { title: 'In the app', options, block: { cards }, channel: 'ios' },
  offline: { title: 'Offline', options, block: { cards }, fault: 'user.profile:abort' },
  empty: { title: 'No cards, hidden', options, persona },
  wrongOption: { title: 'Invalid option', options: { layout: 'mosaic' }, block: { cards }, persona },
}
