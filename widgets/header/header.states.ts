import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './header.messages.ts'

const link = (text: string, href: string) => ({ link: { text, href } })
const secondaryMenu = [
  {
    ...link('Ciutat', '/ciutat/'),
    children: [link('Barris', '/ciutat/barris/'), link('Mobilitat', '/ciutat/mobilitat/')],
  },
  link('Investigació', '/investigacio/'),
  link('Opinió', '/opinio/'),
  link('Entrevistes', '/entrevistes/'),
  {
    ...link('Cultura', '/cultura/'),
    children: [link('Llibres', '/cultura/llibres/'), link('Música', '/cultura/musica/')],
  },
  link('Cuina', '/cuina/'),
  link('Esports', '/esports/'),
]
const editionsMenu = [
  {
    link: { text: 'Illes Balears', href: 'https://balears.example', target: '_blank', title: 'El diari a les Balears' },
    children: [
      link('Castellà', 'https://balears.example/es/'),
      link('Anglès', 'https://balears.example/en/'),
      link('Alemany', 'https://balears.example/de/'),
    ],
  },
  link('Andorra', 'https://andorra.example'),
]
const idiomsMenu = [link('Català', '/'), link('Español', '/?lang=es'), link('English', '/?lang=en')]
const block = { secondaryMenu, editionsMenu, idiomsMenu }

/** As long as a German newspaper's. */
const long = [
  'Wirtschaftspolitik und Finanzmärkte',
  'Gesellschaft und Zusammenleben',
  'Naturschutzgebiete',
  'Regionalnachrichten',
  'Sportberichterstattung',
  'Wissenschaft und Technik',
  'Verbraucherschutz',
  'Fremdenverkehr',
  'Kulturveranstaltungen',
  'Stellungnahmen',
].map((text) => ({
  ...link(text, '/ciutat/'),
  children: ['Hintergrundberichte', 'Meinungsumfragen', 'Bürgermeisterkandidatinnen'].map((child) =>
    link(child, '/ciutat/'),
  ),
}))

const results = [
  { title: 'El passeig marítim dirà adeu als cotxes cada diumenge', url: '/ciutat/passeig.html', section: 'Ciutat' },
  { title: 'La llum del far no es pot deixar per demà', url: '/entrevistes/far.html', section: 'Entrevistes' },
  { title: 'Elogi de la sobretaula', url: '/opinio/sobretaula.html' },
]

const options = { name: 'El Far de Portclar' }
const base = { options, block }
const menu = { press: messages.menu.id }
const typed = (type: string) => ({ type, into: messages.searchField.id })

export const states: Record<string, WidgetState> = {
  anonymous: { ...base, title: 'Visitor', persona: 'anonymous' },
  registered: { ...base, title: 'Registered', persona: 'registered' },
  subscriber: { ...base, title: 'Subscriber' },
  premium: { ...base, title: 'Subscriber, premium offered', persona: 'premium-c' },
  founder: { ...base, title: 'Founder', persona: 'founder' },
  longNick: { ...base, title: 'Premium subscriber, long nick', persona: 'premium-s' },
  upgrade: { ...base, title: 'Subscriber without comments', persona: 'subscriber-no-comments' },
  staff: { ...base, title: 'Staff', persona: 'staff' },
  appleVisitor: { ...base, title: 'Visitor, in the iOS app', persona: 'anonymous', channel: 'ios' },
  androidVisitor: { ...base, title: 'Visitor, in the Android app', persona: 'anonymous', channel: 'android' },
  appleReader: { ...base, title: 'Registered, in the iOS app', persona: 'registered', channel: 'ios' },
  unknown: { ...base, title: 'Reader not known yet', fault: 'user.profile:timeout' },
  failed: { ...base, title: 'Reader failed to load', fault: 'user.profile:500' },
  offline: { ...base, title: 'Reader failed to load, offline', fault: 'user.profile:abort' },
  noMenus: { title: 'Without menus', options, persona: 'anonymous' },
  noName: { title: 'Without a name', options: {}, block, persona: 'anonymous' },
  menuOpen: { ...base, title: 'Menu open', persona: 'anonymous', steps: [menu] },
  longMenus: {
    title: 'Long menus, open',
    options,
    block: { ...block, secondaryMenu: long },
    persona: 'anonymous',
    steps: [menu],
  },
  frontPage: {
    title: 'Front page with language selector',
    options: { ...options, siteId: '6' },
    block,
    persona: 'anonymous',
    path: '/',
  },
  languages: {
    title: 'Language selector open',
    options: { ...options, siteId: '6' },
    block,
    persona: 'anonymous',
    path: '/',
    steps: [{ press: messages.languages.id, role: 'button' }],
  },
  search: { ...base, title: 'Search open', persona: 'anonymous', steps: [menu] },
  searchResults: {
    ...base,
    title: 'Search, suggestions',
    persona: 'anonymous',
    steps: [menu, typed('far')],
    answers: { search: { body: { response: { results } } } },
  },
  searchEmpty: { ...base, title: 'Search, nothing found', persona: 'anonymous', steps: [menu, typed('xyzzy')] },
  searching: {
    ...base,
    title: 'Search, loading',
    persona: 'anonymous',
    fault: 'search:timeout',
    steps: [menu, typed('el')],
  },
  searchFailed: {
    ...base,
    title: 'Search, failed to load, server error',
    persona: 'anonymous',
    fault: 'search:500',
    steps: [menu, typed('el')],
  },
  searchOffline: {
    ...base,
    title: 'Search, failed to load, offline',
    persona: 'anonymous',
    fault: 'search:abort',
    steps: [menu, typed('el')],
  },
}
