import type { PageIntl } from '../../../src/i18n/PageIntl.ts'
import type { Shared, ShareTarget } from '../../../src/lib/shareTargets.ts'
import { shareHref, shareNames, shareTargets } from '../../../src/lib/shareTargets.ts'
import { messages } from '../action-bar.messages.ts'

/** A place to share to (content-features §2, "Article action bar"). */
export interface ShareOption {
  target: ShareTarget
  text: string
  href: string
  title: string
}

export const shareOptions = (shared: Shared, { t }: Pick<PageIntl, 't'>): readonly ShareOption[] =>
  shareTargets.map((target) => ({
    target,
    href: shareHref(target, shared),
    text: target === 'mail' ? t(messages.mail) : shareNames[target],
    title: target === 'mail' ? t(messages.shareByMail) : t(messages.shareOn, { name: shareNames[target] }),
  }))
