import { attributeName } from '#lib/attributeNames.ts'
import { wellFormed } from './payloads.ts'
import type { Placer } from './placePayloads.ts'
import { clobbered, type Subject } from './sinks.ts'

/** As a template escapes what it writes into an attribute. */
const attribute = (text: string) =>
  wellFormed(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** As a template writes JSON into a script element. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Options that other payloads depend on: where an answer is asked for, the article of the cookies. */
const pinned = { contentId: '4711', pollId: '7', messageId: '12', type: 'offer' }

/**
 * The publisher's word: whatever host these name is asked for the page in a frame (reader-account §2, "Subscription"). They name a page of the site's own, so that any other host that is asked is a harm.
 */
const frames = { 'links.subscription': '/blank', 'links.card': '/blank' }

/** The address of the next list page. */
export const LIST_PATH = '/api/list'

const listHtml = `<ul data-list><li><a href="/1">One</a></li></ul><a rel="next" href="${LIST_PATH}">Next</a>`

function marker({ name, shape }: Subject, placer: Placer, round: number): string {
  const value = placer.value('marker options', name, shape, {
    pinned: { ...(round % 3 > 0 && pinned), ...frames },
    raw: round % 5 === 4,
  })
  const options = Object.entries(Object(value)).filter(([, option]) => option !== undefined)
  const inBlock = (option: unknown) => typeof option === 'object' || round % 2 === 0
  const attributes = options.flatMap(([key, option]) =>
    inBlock(option) ? [] : [`${attributeName(key)}="${attribute(String(option))}"`],
  )
  const block = Object.fromEntries(options.filter(([, option]) => inBlock(option)))
  return `<div data-widget="${name}" data-load="eager" ${attributes.join(' ')}>${name === 'article-list' ? listHtml : '<a href="/">Fallback</a>'}<script type="application/json">${json(block)}</script></div>`
}

/** Elements by whose ids and names a page's scripts find something else than they expect: two names a visit. */
const clobbering = (placer: Placer, round: number) =>
  [0, 1]
    .map((offset) => clobbered[(round * 2 + offset) % clobbered.length])
    .map((name) => {
      const text = attribute(placer.text('page objects', `id and name ${name}`).slice(0, 2000))
      return `<form name="${name}" id="${name}" title="${text}" hidden><input name="mount" id="${name}"><input name="push"></form><a id="${name}" name="length" hidden></a>`
    })
    .join('')

export interface HostilePage {
  placer: Placer
  round: number
  engine: 'react' | 'lite'
  options: readonly Subject[]
  config: readonly Subject[]
}

/** As a sanitizer leaves it that keeps `data-*`: no word of the publisher's. A widget that reads it asks the host that nothing may ask. */
const foreignConfig = attribute(
  json({ apiBase: 'https://evil.example/api', services: { adService: 'https://evil.example/x.js', adNetwork: '1' } }),
)

/** A page with all widgets, whose options, configuration and elements carry payloads. */
export function hostilePage({ placer, round, engine, options, config }: HostilePage): string {
  const settings = config.map(({ name, shape }) => [name, placer.value('configuration', name, shape)] as const)
  // With payloads for all, most rounds would ask nothing of the API.
  const kept = settings.filter(
    ([name, value]) =>
      !(round % 4 < 3 && ['apiBase', 'lang', 'denyAllPermissions'].includes(name)) &&
      // The publisher's word again (contract §5): every call goes to the host that it names.
      !(name === 'apiBase' && URL.canParse(String(value))),
  )
  const script = engine === 'react' ? '/quiosc/widgets.js' : '/quiosc/lite/widgets.js'
  const body = round % 6 === 5 ? 'app-android' : ''
  return `<!doctype html><html lang="ca"><head><meta charset="utf-8"><title>Corpus</title>
<script type="application/json" data-quiosc-config>${json(Object.fromEntries(kept))}</script>
<script type="module" src="${script}"></script></head><body class="${body}"><ul><li data-quiosc-config hidden>${foreignConfig}</li></ul>${clobbering(placer, round)}
${options.map((subject) => marker(subject, placer, round)).join('\n')}</body></html>`
}
