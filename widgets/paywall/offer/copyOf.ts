import type { Message, PageIntl } from '../../../src/i18n/PageIntl.ts'
import { FREE_PIECES } from '../access/counter.ts'
import { messages as m } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { Pitch } from './pitchOf.ts'

/** Our own words for a box. */
export interface Copy {
  title: string
  text: string
  cta: string
  /** How far the reader is: days left, pieces read. */
  status?: string | undefined
}

/** Where a text of the CMS wants its number: `{days}`, `:days`, `%s`. */
const PLACEHOLDER = /\{\w*\}|:[a-z]\w*|%[ds]/gi

export function copyOf(pitch: Pitch, presentation: Presentation, t: PageIntl['t']): Copy {
  const { counter, days } = presentation
  const template = presentation.content.remainingDaysText
  const daysText = (over: Message, left: Message<{ days: number }>, last: number) => {
    if (days === undefined) return undefined
    if (days < last) return t(over)
    return template && days > 0 ? template.replace(PLACEHOLDER, String(days)) : t(left, { days })
  }
  const copy = (title: string | undefined, text: string, cta: Message): Copy => ({
    title: title ?? '',
    text,
    cta: t(cta),
  })
  const counting = (status: string | undefined, text: Message): Copy => ({
    ...copy(status, t(text), m.subscribe),
    status,
  })

  switch (pitch) {
    case 'blocking':
      return copy(t(m.blockingTitle), t(m.blockingText), m.blockingCta)
    case 'blocking-community':
      return copy(t(m.communityTitle), t(m.communityText), m.communityCta)
    case 'regiwall':
      return copy(t(m.regiwallTitle), t(m.regiwallText, { total: FREE_PIECES }), m.regiwallCta)
    case 'column-counter':
      return counting(
        counter ? t(m.counterTitle, { ...counter }) : t(m.counterTotal, { total: FREE_PIECES }),
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
