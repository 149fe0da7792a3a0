import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { addresses } from '#lib/site/addresses/addresses.ts'
import type { Support } from '#lib/site/config/readSupport.ts'
import { DAY } from '#lib/site/limits.ts'
import { messages } from '../page-shell.messages.ts'
import type { Modal } from './modal.schema.ts'

export interface SiteModalsDeps {
  intl: Pick<PageIntl, 't'>
  /** The address where it is paid, with the way back. */
  payment: string
  /** Nothing may be sold in the Apple app: the text stays, the link to the payment is left out. */
  sells: boolean
  /** The number that a reader can call about a payment, with its hours, where the publisher names one. */
  support?: Support | undefined
}

/** The modals that every site has (content-features §4, reader-account §4, "Modals" and "Subscription lapse"). */
export function siteModals({ intl: { t }, payment, sells, support }: SiteModalsDeps): readonly Modal[] {
  const button = (text: string) => (sells ? { buttonText: text, buttonUrl: payment } : {})
  const call =
    support && t(messages.support, { phone: support.phone, hours: support.hours ?? t(messages.supportHours) })
  const payable = (text: string) => (call ? `${text} ${call}` : text)
  return [
    {
      name: 'unpaidSubscriber',
      title: t(messages.expiringTitle),
      text: payable(t(messages.expiringText)),
      ...button(t(messages.expiringButton)),
      manual: false,
      showFunction: 'unpaidSubscriber',
      showInUrl: addresses.home,
      showOnce: false,
      showEvery: DAY,
      closeOnButtonClick: false,
    },
    {
      name: 'unpaidRegistered',
      title: t(messages.expiredTitle),
      text: payable(t(messages.expiredText)),
      ...button(t(messages.expiredButton)),
      manual: false,
      showFunction: 'unpaidRegistered',
      showOnce: true,
      closeOnButtonClick: false,
    },
    {
      name: 'bannedComments',
      title: t(messages.bannedTitle),
      text: t(messages.bannedText),
      buttonText: t(messages.bannedButton),
      buttonUrl: addresses.contact,
      manual: true,
      showFunction: 'bannedComments',
      showOnce: false,
      closeOnButtonClick: false,
    },
  ]
}
