import { filmById } from '../../content/films.ts'
import { type Html, html } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'
import { videoMarker } from './markers.ts'

/** A video with its caption. @throws When there is no such video. */
export function videoFigure(id: string, visit: Visit): Html {
  const film = filmById(id)
  if (!film) throw new Error(`Unknown video ${id}.`)
  return html`
<figure class="film-figure">
  ${videoMarker(film, visit)}
  <figcaption>${film.caption[visit.lang]}</figcaption>
</figure>`
}
