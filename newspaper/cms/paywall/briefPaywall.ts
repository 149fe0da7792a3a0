import type { BriefSlug } from '../../content/briefs/BriefText.ts'
import { subscribes } from '../visit/createVisit.ts'
import type { Visit } from '../visit/Visit.ts'
import { type ArticlePaywall, decide } from './articlePaywall.ts'

/** The messages that no long article has for a visitor, each on a short piece. Undefined when the piece is free. */
export function briefPaywall(slug: BriefSlug, visit: Visit): ArticlePaywall | undefined {
  const isSubscriber = subscribes(visit.reader)
  switch (slug) {
    case 'l-orquestra-jove-assaja-a-la-llotja-del-peix':
      return decide(slug, visit, {
        granted: isSubscriber,
        type: 'blocking-community',
        options: { messageId: '502' },
      })
    case 'una-escola-canvia-el-timbre-per-una-campana':
      return decide(slug, visit, { granted: visit.reader !== undefined, type: 'login-register' })
    case 'el-dret-a-no-tenir-opinio':
      if (isSubscriber) return undefined
      return decide(slug, visit, {
        granted: true,
        type: 'column-counter',
        facts: { userCounter: 4, conditionCounter: 10 },
      })
    case 'carta-a-qui-vindra-a-viure-al-meu-carrer':
      if (isSubscriber) return undefined
      return decide(slug, visit, { granted: true, type: 'column-trial', facts: { remainingDays: 9 } })
    default:
      return undefined
  }
}
