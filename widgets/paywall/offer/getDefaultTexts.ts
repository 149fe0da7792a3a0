import type { Message, PageIntl } from '#kit/i18n/PageIntl.ts'
import { FREE_ARTICLES } from '../access/counter.ts'
import { messages as m } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { OfferKind } from './offerKind.ts'

/** Our default texts for a box. */
export interface DefaultTexts {
  title: string
  text: string
  cta: string
  /** The reader's progress: days left or articles read. */
  status?: string | undefined
}

/** Placeholders for a number in CMS texts: `{days}`, `:days`, `%s`. */
const PLACEHOLDER = /\{\w*\}|:[a-z]\w*|%[ds]/gi

export function getDefaultTexts(kind: OfferKind, presentation: Presentation, t: PageIntl['t']): DefaultTexts {
  const { counter, days } = presentation
  const template = presentation.content.remainingDaysText
  const daysText = (over: Message, left: Message<{ days: number }>, last: number) => {
    if (days === undefined) return undefined
    if (days < last) return t(over)
    return template && days > 0 ? template.replace(PLACEHOLDER, String(days)) : t(left, { days })
  }
  const copy = (title: string | undefined, text: string, cta: Message): DefaultTexts => ({
    title: title ?? '',
    text,
    cta: t(cta),
  })
  const counting = (status: string | undefined, text: Message): DefaultTexts => ({
    ...copy(status, t(text), m.subscribe),
    status,
  })

  switch (kind) {
    case 'blocking':
      return copy(t(m.blockingTitle), t(m.blockingText), m.blockingCta)
    case 'blocking-community':
      return copy(t(m.communityTitle), t(m.communityText), m.communityCta)
    case 'regiwall':
      return copy(t(m.regiwallTitle), t(m.regiwallText, { total: FREE_ARTICLES }), m.regiwallCta)
    case 'column-counter':
      return counting(
        counter ? t(m.counterTitle, { ...counter }) : t(m.counterTotal, { total: FREE_ARTICLES }),
        m.counterText,
      )
    case 'column-offer':
      return copy(t(m.offerTitle), t(m.offerText), m.subscribe)
    case 'column-trial':
      return counting(daysText(m.trialOver, m.trialDays, 0), m.trialText)
    case 'login-register':
      return copy(t(m.loginTitle), t(m.loginText), m.loginContinue)
    case 'gift':
      return {
        ...copy(t(m.giftTitle), t(days !== undefined && days < 1 ? m.expiredText : m.giftText), m.rates),
        status: daysText(m.giftOver, m.giftDays, 1),
      }
    case 'gift-expired':
      return copy(t(m.expiredTitle), t(m.expiredText), presentation.returnUrl ? m.expiredBack : m.subscribe)
    case 'unpaid':
      return copy(t(m.unpaidTitle), t(m.unpaidText), m.unpaidCta)
    case 'lapsed':
      return copy(t(m.lapsedTitle), t(m.lapsedText), m.lapsedCta)
    case 'upgrade':
      return copy(t(m.upgradeTitle), t(m.upgradeText), m.upgradeCta)
  }
}
