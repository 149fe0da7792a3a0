import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { legibleColour } from '#kit/dom/colours/legibleColour.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { parseUrl } from '#lib/parseUrl.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { cookieNames } from '#lib/site/limits.ts'
import { createCookies } from '#page/storage/createCookies.ts'
import { HotTopics, type ShownTopic } from './HotTopics.tsx'
import type {} from './hot-topics.css'
import { AccessSchema, HotTopicsMarkerSchema, type Topic } from './hot-topics.schema.ts'

/** The colour of a sponsored topic that brings none. */
const DEFAULT_COLOUR = '#565c66'

/**
 * A strip with the topics that readers talk about today (content-features §2, "Card lists and strips").
 *
 * Why an island: whether a sponsored topic is styled as an ad depends on the reader's paywall cookie, which a cached page does not know. Without it the
 * marker's own links are the strip.
 *
 * No api: the marker brings the topics. No model, and no store: what is shown follows from the options and the cookie.
 */
export const hotTopicsIsland = defineIsland({
  name: 'hot-topics',
  css: sheets,
  options: HotTopicsMarkerSchema,
  compose({ contentId, title, topics }, { config, location, report }) {
    const base = location.href()
    const cookies = createCookies({ document: ownDocument(), secure: base.startsWith('https:'), report })
    const access = contentId === undefined ? undefined : cookies.readJson(cookieNames.paywall(contentId), AccessSchema)
    // A reader who stands before a wall is not shown ads beside it (content-features §4, "Header and page shell").
    const hasAds = access?.accessGranted !== false
    const shown = ({ text, href, sponsor, color }: Topic): ShownTopic[] => {
      const sponsored = sponsor ? parseUrl(href, base) : undefined
      const hosts = sponsored ? [sponsored.host] : config.hosts
      const safe = safeUrl(href, base, hosts)
      // The front page in place of what must not be followed; an honest address is absolute.
      if (safe === '/') {
        report(new Error(`The topic “${text}” was left out: “${href}” must not be followed.`), 'hot-topics')
        return []
      }
      const colour = sponsor && hasAds ? (legibleColour(color) ?? legibleColour(DEFAULT_COLOUR)) : undefined
      return [{ text, href: safe, sponsor, colour }]
    }
    return <HotTopics title={title} topics={topics.flatMap(shown)} />
  },
})
