import { cookieNames } from '#lib/site/limits.ts'
import { type PaywallType, paywallTypes } from '#widgets/paywall/paywall.schema.ts'
import { attributes, type Html, html } from '../html.ts'
import type { Page } from '../Page.ts'
import { paywallMarker } from '../parts/markers.ts'
import { bannerOf } from '../paywall/banners.ts'
import { messagePaths } from '../paywall/messagePaths.ts'
import { setCookie } from '../server/cookies.ts'
import { subscribes } from '../visit/createVisit.ts'
import type { Visit } from '../visit/Visit.ts'

interface Specimen {
  name: string
  type: PaywallType
  options?: Record<string, string>
  /** The paywall cookie that the backend would have set for this article. */
  facts?: Record<string, number>
}

/** The types that readers can fold. */
const foldable = ['blocking', 'blocking-community', 'regiwall', 'gift']

const path = '/previsualitzacio/paywall'

/** All nine messages on one page, for editors; `?type=` shows one, `?folded=1` starts them folded. */
export function paywallGallery(visit: Visit): Page {
  const { t, url, reader } = visit
  const selected = url.searchParams.get('type')
  const folded = url.searchParams.get('folded') === '1'
  const shows = ({ type }: Specimen) => (selected ? type === selected : !folded || type === 'blocking')
  const edgeCase = edgeCases.find(({ name }) => name === selected)
  const shown = edgeCase ? [edgeCase] : specimens(visit).filter(shows)
  const main = html`
<header class="section-head">
  <h1>${t.gallery.title}</h1>
  <p class="standfirst">${t.gallery.standfirst}</p>
  ${galleryMenu(visit, selected, folded)}
  ${subscribes(reader) && html`<p class="hint">${t.gallery.hint} <a href="${path}?persona=anonymous">${t.gallery.asVisitor}</a></p>`}
</header>
${shown.map((specimen) => exhibit(specimen, visit, folded))}`
  return { status: 200, kind: 'plain', title: t.gallery.title, main, cookies: shown.flatMap(cookieOf) }
}

const specimens = ({ lang }: Visit): readonly Specimen[] => [
  { name: 'blocking', type: 'blocking', options: { messageId: '501' } },
  { name: 'blocking-community', type: 'blocking-community', options: { messageId: '502' } },
  { name: 'regiwall', type: 'regiwall', options: { messageId: '503' } },
  { name: 'column-counter', type: 'column-counter', facts: { userCounter: 4, conditionCounter: 10 } },
  { name: 'column-offer', type: 'column-offer', options: bannerOf('column-offer', lang) },
  { name: 'column-trial', type: 'column-trial', facts: { remainingDays: 9 } },
  { name: 'column-trial-0', type: 'column-trial', facts: { remainingDays: 0 } },
  { name: 'login-register', type: 'login-register' },
  { name: 'gift', type: 'gift', options: { messageId: '504' }, facts: { remainingDays: 4 } },
  { name: 'gift-expired', type: 'gift-expired', options: bannerOf('gift-expired', lang) },
]

/** The subscription department's HTML, hostile HTML, and a colour without contrast. */
const edgeCases: readonly Specimen[] = [
  { name: 'blocking-html', type: 'blocking', options: { messageId: '505' } },
  { name: 'blocking-hostile', type: 'blocking', options: { messageId: '506' } },
  { name: 'community-pale', type: 'blocking-community', options: { messageId: '507' } },
]

const contentIdOf = ({ name }: Specimen) => `previsualitzacio-${name}`

const cookieOf = (specimen: Specimen): string[] =>
  specimen.facts ? [setCookie(cookieNames.paywall(contentIdOf(specimen)), JSON.stringify(specimen.facts))] : []

function exhibit(specimen: Specimen, visit: Visit, folded: boolean): Html {
  const { type } = specimen
  const options = { ...specimen.options, ...(foldable.includes(type) && { folded: String(folded) }) }
  const marker = paywallMarker({ type, contentId: contentIdOf(specimen), options }, visit)
  const [opening = ''] = String(marker).split('>')
  return html`
<section class="exhibit" id="${specimen.name}">
  <h2>${specimen.name}</h2>
  <details><summary>${visit.t.gallery.marker}</summary><pre><code>${opening}&gt;…&lt;/div&gt;</code></pre></details>
  <p><a href="${messagePaths[type]}">${visit.t.gallery.onArticle}</a></p>
  <div class="exhibit-stage${type.startsWith('column-') ? ' exhibit-column' : ''}">${marker}</div>
</section>`
}

function galleryMenu({ t, url }: Visit, selected: string | null, folded: boolean): Html {
  const link = (query: string, text: string, current: boolean) =>
    html`<li><a href="${path}${query}"${attributes({ 'aria-current': current && 'page' })}>${text}</a></li>`
  const fold = selected && foldable.includes(selected) ? `?type=${selected}&folded=1` : '?folded=1'
  return html`
<nav class="gallery-menu" aria-label="${t.gallery.title}"><ul>
  ${link('', t.gallery.all, url.search === '')}
  ${paywallTypes.map((type) => link(`?type=${type}`, type, selected === type && !folded))}
  ${link(fold, t.gallery.folded, folded)}
  ${edgeCases.map(({ name }) => link(`?type=${name}`, name, selected === name))}
</ul></nav>`
}
