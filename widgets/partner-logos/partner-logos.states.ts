import type { WidgetState } from '#islands/island/widgetState.ts'

const persona = 'anonymous'
const logos = [
  { name: 'Forn de Portclar', image: '/static/ads/forn.svg', href: 'https://forn.example/' },
  { name: 'El Far', image: '/images/far.svg', href: '/' },
  { name: 'Cellers de la Carena', image: '/images/vinya.svg' },
]

export const states: Record<string, WidgetState> = {
  logos: { title: 'Logos', options: {}, block: { logos }, persona },
  children: { title: 'The marker’s own children', options: {}, persona },
  wrongLogo: {
    title: 'A logo that is wrong, left out',
    options: {},
    block: { logos: [{ name: '' }, ...logos] },
    persona,
  },
}
