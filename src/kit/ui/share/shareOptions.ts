import { type Shared, type ShareTarget, shareHref, shareNames, shareTargets } from '#lib/share/shareTargets.ts'

/** A place to share to (content-features §2, "Article action bar"). */
export interface ShareOption {
  target: ShareTarget
  text: string
  href: string
  title: string
}

/** The words around the places' names, in the texts of the widget that shares. */
export interface ShareTexts {
  copy: string
  copied: string
  mail: string
  shareByMail: string
  device: string
  shareOn(name: string): string
}

export const shareOptions = (
  shared: Shared,
  { mail, shareByMail, shareOn }: Pick<ShareTexts, 'mail' | 'shareByMail' | 'shareOn'>,
): readonly ShareOption[] =>
  shareTargets.map((target) => ({
    target,
    href: shareHref(target, shared),
    text: target === 'mail' ? mail : shareNames[target],
    title: target === 'mail' ? shareByMail : shareOn(shareNames[target]),
  }))
