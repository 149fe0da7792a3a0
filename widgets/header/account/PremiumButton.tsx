import { Gem } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { needsUpgrade } from '#page/session/needsUpgrade.ts'
import { isFounder, isOfferedPremium, premiumPage } from '#page/session/premiumOffer.ts'
import type { CurrentUser } from '#page/session/profile.schema.ts'
import { messages } from '../header.messages.ts'
import type { HeaderOptions } from '../header.schema.ts'
import type { IsOfferedPremium } from './buttonTable.ts'

export interface PremiumButtonProps {
  user: CurrentUser
  links: HeaderOptions['links']
}

/** Leads to the premium subscription; founders have a page and a label of their own (content-features §6). */
export function PremiumButton({ user, links }: PremiumButtonProps) {
  const { t } = useIntl()
  return (
    <LinkButton className="premium" part="premium" icon={<Icon of={Gem} />} href={premiumPage(links, user)}>
      <span className="word">{t(isFounder(user) ? messages.founders : messages.premium)}</span>
    </LinkButton>
  )
}

/** The same check as that of the profile's menu. */
export const isOffered: IsOfferedPremium = (user, permissions) =>
  isOfferedPremium(user, needsUpgrade(user, permissions))
