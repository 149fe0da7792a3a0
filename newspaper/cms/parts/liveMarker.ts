import { liveIds, stormCategories } from '../../content/live/lives.ts'
import { liveTexts } from '../../content/live/liveTexts.ts'
import { attributes, type Html, html, jsonBlock } from '../html.ts'
import type { Visit } from '../visit/Visit.ts'

/** A live with its filters and its sponsor. The fallback are the newest messages that the server knows; the page's CSS reserves a screen. */
export function liveMarker(liveId: string, { lang, url }: Visit): Html {
  const { storm, fallback, messages } = liveTexts[lang]
  const isMatch = liveId === liveIds.match
  const filters = storm.categories.map((name, index) => ({ name, value: stormCategories[index] }))
  const block = isMatch
    ? {}
    : {
        filters: [{ name: 'category', label: storm.filter, filters }],
        sponsors: [{ name: 'Llotja de Portclar', href: '/espai/' }],
      }
  const options = { 'data-widget': 'live', 'data-live-id': liveId, 'data-kind': isMatch ? 'livefootball' : undefined }
  return html`
<div class="live-place"${attributes(options)}>
  ${jsonBlock('', block)}
  ${!isMatch && messages.slice(0, 3).map(([title]) => html`<p>${title}</p>`)}
  <p><a href="${url.pathname}">${fallback}</a></p>
</div>`
}
