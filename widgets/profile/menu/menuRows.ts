import {
  Bell,
  BookmarkCheck,
  CircleArrowUp,
  CreditCard,
  Crown,
  Gift,
  type IconNode,
  MailOpen,
  MapPin,
  MessageSquare,
  RotateCcw,
  Settings,
  ShoppingBag,
  Sparkles,
  Star,
  Ticket,
  UserCheck,
} from 'lucide'
import type { Message } from '#kit/i18n/PageIntl.ts'
import { addresses } from '#lib/site/addresses/addresses.ts'
import type { Links } from '#lib/site/addresses/links.ts'
import { premiumPage } from '#page/session/premiumOffer.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import type { PanelId } from '../panels/panelTable.ts'
import { menuMessages, messages } from '../profile.messages.ts'
import type { MenuId } from './menuTable.ts'

type Founder = Pick<CurrentUser, 'founder' | 'fundador'> | undefined

/** The action of a row that is not locked. */
export type RowAction =
  | { kind: 'panel'; panel: PanelId }
  | { kind: 'link'; href: (links: Links, reader: Founder) => string; external?: true }
  /** A purchase in Apple's store, which the app handles. */
  | { kind: 'purchase'; fake?: 'monthly' | 'annual' }

export interface RowLook {
  label: Message
  icon: IconNode
  action: RowAction
}

const panel = (id: PanelId): RowAction => ({ kind: 'panel', panel: id })
const link = (href: (links: Links, reader: Founder) => string): RowAction => ({ kind: 'link', href })
const external = (href: (links: Links) => string): RowAction => ({ kind: 'link', href, external: true })

/** The text and the action of each row; its readers are in `menuTable.ts`. Its icons are the profile's alone, as the menu would load whole files for those of other widgets (decisions/0024); the gift's is the exception. */
export const menuRows: Readonly<Record<MenuId, RowLook>> = {
  subscribe: { label: menuMessages.subscribe, icon: Star, action: link(({ rates }) => rates) },
  premium: { label: menuMessages.premium, icon: Sparkles, action: link(premiumPage) },
  upgrade: { label: menuMessages.upgrade, icon: CircleArrowUp, action: link(({ upgrade }) => upgrade) },
  notifications: { label: messages.notifications, icon: Bell, action: panel('notifications') },
  card: { label: messages.card, icon: CreditCard, action: panel('card') },
  subscription: { label: menuMessages.subscription, icon: Star, action: panel('subscription') },
  gifts: { label: messages.gifts, icon: Gift, action: panel('gifts') },
  premiumClub: { label: menuMessages.premiumClub, icon: Crown, action: link(({ premiumClub }) => premiumClub) },
  saved: { label: messages.saved, icon: BookmarkCheck, action: panel('saved') },
  following: { label: messages.following, icon: UserCheck, action: panel('following') },
  comments: { label: messages.comments, icon: MessageSquare, action: panel('comments') },
  shop: { label: menuMessages.shop, icon: ShoppingBag, action: external(({ shop }) => shop) },
  pointsOfSale: {
    label: menuMessages.pointsOfSale,
    icon: MapPin,
    action: external(({ pointsOfSale }) => pointsOfSale),
  },
  subscriberSpace: {
    label: menuMessages.subscriberSpace,
    icon: Ticket,
    action: link(({ espai }) => espai),
  },
  settings: { label: messages.settings, icon: Settings, action: panel('settings') },
  contact: { label: menuMessages.contact, icon: MailOpen, action: link(() => addresses.contact) },
  restorePurchases: { label: menuMessages.restore, icon: RotateCcw, action: { kind: 'purchase' } },
  fakeMonthly: { label: menuMessages.fakeMonthly, icon: RotateCcw, action: { kind: 'purchase', fake: 'monthly' } },
  fakeAnnual: { label: menuMessages.fakeAnnual, icon: RotateCcw, action: { kind: 'purchase', fake: 'annual' } },
}
