import type { Language } from '#lib/site/config/config.ts'

/** A video of the newspaper's (content-features §3). */
export interface Film {
  id: string
  hlsSource: string
  aspectRatio: string
  poster: string
  /** In seconds. */
  duration: number
  title: Record<Language, string>
  caption: Record<Language, string>
}

/** Drawn and encoded for the newspaper; docs/newspaper.md says how. */
const films: readonly Film[] = [
  {
    id: '9001',
    hlsSource: '/films/far/index.m3u8',
    aspectRatio: '16:9',
    poster: '/images/far-nit.svg',
    duration: 12,
    title: {
      ca: 'Tres llampades i una pausa: el senyal del far',
      es: 'Tres destellos y una pausa: la señal del faro',
      en: 'Three flashes and a pause: the signal of the lighthouse',
      de: 'Dreimal Licht, dann Pause: das Zeichen des Leuchtturms',
    },
    caption: {
      ca: 'El senyal del far de Portclar, vist des de l’espigó.',
      es: 'La señal del faro de Portclar, vista desde el espigón.',
      en: 'The signal of the Portclar lighthouse, seen from the breakwater.',
      de: 'Das Zeichen des Leuchtturms von Portclar, gesehen von der Mole.',
    },
  },
]

export const filmById = (id: string): Film | undefined => films.find((film) => film.id === id)
