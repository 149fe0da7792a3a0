import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './alert.messages.ts'

const persona = 'anonymous'
const storm = { title: 'Alerta per llevant: el port tanca a les 18 h', href: '/ciutat/' }
const several = {
  messages: [
    storm,
    { title: 'El tren de les 6.40 no surt', href: '/comarca/' },
    { title: 'Les escoles obren demà amb normalitat' },
  ],
}
const long = {
  messages: [
    {
      title:
        'Donaudampfschifffahrtsgesellschaft stellt wegen Hochwasserschutzmaßnahmen den Fährverkehr zwischen Portclar und Vallfosca bis auf Weiteres ein',
      href: '/comarca/',
    },
    { title: 'Geschwindigkeitsbegrenzung auf der Küstenstraße: Verkehrsbehinderungen bis in die Abendstunden' },
  ],
}
/** Further ahead than any story. */
const away = { 'quiosc-alert': { time: 0, value: 0 } }

export const states: Record<string, WidgetState> = {
  link: { title: 'One message', options: {}, block: { messages: [storm] }, persona },
  text: { title: 'One message, no link', options: {}, block: { messages: [{ title: storm.title }] }, persona },
  several: { title: 'Several messages', options: {}, block: several, persona },
  long: { title: 'Long messages', options: {}, block: long, persona },
  colour: { title: 'Custom colour', options: { color: '#5b2a86' }, block: several, persona },
  pale: { title: 'Colour without contrast', options: { color: 'ffe25c' }, block: several, persona },
  wrongColour: { title: 'Invalid colour, the accent', options: { color: 'tomato' }, block: several, persona },
  foreign: {
    title: 'Address that must not be followed, no link',
    options: {},
    block: { messages: [{ title: storm.title, href: 'https://elsewhere.example/' }] },
    persona,
  },
  timed: { title: 'Closes by itself', options: { duration: '600' }, block: several, persona },
  expired: { title: 'Sent away more than a day ago', options: {}, block: several, storage: away, persona },
  closed: { title: 'Closed, hidden', options: {}, block: several, persona, steps: [{ press: messages.close.id }] },
  empty: { title: 'No messages, hidden', options: {}, persona },
  inApp: { title: 'In the app', options: {}, block: several, channel: 'ios' },
  offline: { title: 'Offline', options: {}, block: several, fault: 'user.profile:abort' },
  wrongOption: { title: 'Invalid option', options: { duration: 'soon' }, block: several, persona },
}
