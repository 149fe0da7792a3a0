import type { WidgetState } from '#islands/island/widgetState.ts'
import { messages } from './video.messages.ts'

const persona = 'anonymous'
const title = 'Tres llampades i una pausa: el senyal del far'
const film = {
  id: '9001',
  hlsSource: '/films/far/index.m3u8',
  poster: '/images/far-nit.svg',
  duration: '12',
  title,
}
const broken = { ...film, hlsSource: '/films/far/trencat.m3u8' }
const play = { press: messages.play.id, values: { title } }
const again = { see: messages.again.id, values: { title } }

export const states: Record<string, WidgetState> = {
  poster: { title: 'Poster', options: film, persona },
  long: { title: 'Over an hour', options: { ...film, duration: '4503' }, persona },
  portrait: { title: 'Upright', options: { ...film, aspectRatio: '9:16' }, persona },
  bare: { title: 'No poster, title or duration', options: { id: '9001', hlsSource: film.hlsSource }, persona },
  playing: { title: 'Playing', options: film, persona, steps: [play] },
  failed: { title: 'Broken stream, with a link', options: broken, persona, steps: [play, again] },
  failedElsewhere: {
    title: 'Broken stream, with a link to its page',
    options: { ...broken, url: '/entrevistes/' },
    persona,
    steps: [play, again],
  },
  wrongSource: {
    title: 'Address that must not be opened',
    options: { ...film, hlsSource: 'javascript:alert(1)' },
    persona,
    steps: [play, again],
  },
  wrongPoster: {
    title: 'Invalid ratio and poster, left out',
    options: { ...film, aspectRatio: 'wide', poster: 'data:,' },
    persona,
  },
  inApp: { title: 'In the app', options: film, channel: 'ios' },
  wrongOption: { title: 'Missing source', options: { id: '9001' }, persona },
}
