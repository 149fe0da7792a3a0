import { Mail } from 'lucide'
import { siBluesky, siFacebook, siTelegram, siWhatsapp, siX } from 'simple-icons'
import type { ShareTarget } from '#lib/share/shareTargets.ts'
import { BrandIcon } from './BrandIcon.tsx'
import { Icon } from './Icon.tsx'

const marks = { x: siX, bluesky: siBluesky, facebook: siFacebook, whatsapp: siWhatsapp, telegram: siTelegram }

/** The logo of a share target. Decorative: the control around it has the name. */
export const ShareIcon = ({ target }: { target: ShareTarget }) =>
  target === 'mail' ? <Icon of={Mail} /> : <BrandIcon icon={marks[target]} />
