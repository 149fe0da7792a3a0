import type { WidgetState } from '#islands/island/widgetState.ts'

const persona = 'anonymous'
const topics = [
  { text: 'Passeig sense cotxes', href: '/cercador?text=passeig' },
  { text: 'Verema', href: '/cercador?text=verema' },
  { text: 'Travessia del port', href: '/esports/' },
  { text: 'Biblioteca del Moll', href: '/cultura/' },
]
const sponsored = { text: 'La cuina de tardor', href: '/cuina/', sponsor: 'Forn del Carrer Major', color: '#8a1c14' }
const many = Array.from({ length: 4 }, (_, round) =>
  topics.map(({ text, href }) => ({ text, href: `${href}#${round}` })),
).flat()

export const states: Record<string, WidgetState> = {
  topics: { title: 'Topics', options: {}, block: { topics }, persona },
  titled: { title: 'With a title of its own', options: {}, block: { title: 'Se’n parla', topics }, persona },
  many: { title: 'More than have room', options: {}, block: { topics: many }, persona },
  sponsored: {
    title: 'One of them an ad',
    options: {},
    block: { topics: [...topics.slice(0, 2), sponsored] },
    persona,
  },
  pale: {
    title: 'An ad in a colour without contrast',
    options: {},
    block: { topics: [{ ...sponsored, color: 'ffe25c' }, ...topics] },
    persona,
  },
  walled: {
    title: 'An ad beside a wall, plain',
    options: { contentId: '1004' },
    block: { topics: [sponsored, ...topics] },
    cookies: { 'nx-paywall-data-1004': { accessGranted: false } },
    persona,
  },
  foreign: {
    title: 'Address that must not be followed, left out',
    options: {},
    block: { topics: [...topics, { text: 'Elsewhere', href: 'https://elsewhere.example/' }] },
    persona,
  },
  inApp: { title: 'In the app', options: {}, block: { topics }, channel: 'ios' },
  offline: { title: 'Offline', options: {}, block: { topics }, fault: 'user.profile:abort' },
  empty: { title: 'No topics, hidden', options: {}, persona },
}
