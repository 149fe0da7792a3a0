import type { PageIntl } from '../../../src/i18n/PageIntl.ts'
import { messages } from '../paywall.messages.ts'
import type { Presentation } from '../paywall.model.ts'
import type { Screen, Ways } from '../ways.ts'
import { pitchOf } from './pitchOf.ts'
import type { Words } from './wordsOf.ts'

/** A way on from a box: an address, or in the app the screen that stands in for it. */
export interface Door {
  label: string
  href: string
  screen?: Screen
}

export interface Doors {
  primary: Door | undefined
  /** For visitors who have an account. */
  login: Door | undefined
  /** The CMS's own. */
  link: Door | undefined
  rates: Door | undefined
}

const door = (label: string | undefined | false, href: string | undefined, screen?: Screen): Door | undefined =>
  label && href ? { label, href, ...(screen && { screen }) } : undefined

/** Who may go where (content-features §2 and §6). */
export function doorsOf(presentation: Presentation, words: Words, ways: Ways, { t }: Pick<PageIntl, 't'>): Doors {
  const { type, reader, backUrl, returnUrl } = presentation
  const { content } = words
  const pitch = pitchOf(presentation)
  const gift = type === 'gift'
  const link = content.linkUrl && ways.safe(content.linkUrl)
  // The CMS's link is the button's where it has the same words, or no others; else it stands beside it.
  const cta = content.ctaText ?? content.linkText ?? words.cta
  const ctaLinks = !content.linkText || content.linkText === cta
  const target =
    (ctaLinks && link) || (pitch === 'gift-expired' && returnUrl) || ways.offer(pitch, !!content.price, backUrl)
  const buys = ways.sells && reader !== 'subscriber'
  const rates = content.textLinkRates ?? ((gift || pitch === 'gift-expired') && t(messages.rates))
  return {
    primary:
      pitch === 'regiwall' ? door(cta, ways.register(backUrl), 'showRegister') : door(buys && !gift && cta, target),
    login: door(reader === 'anonymous' && !gift && t(messages.login), ways.login(backUrl), 'showLogin'),
    link: door(ways.sells && (gift ? content.linkText !== rates : !ctaLinks) && content.linkText, link),
    rates: door(buys && rates, ways.rates(backUrl)),
  }
}
