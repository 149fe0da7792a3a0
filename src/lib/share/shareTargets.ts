/** The places to share an article with, in the order in which they are offered (content-features §2, "Article action bar"). */
export const shareTargets = ['x', 'bluesky', 'facebook', 'whatsapp', 'telegram', 'mail'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** The shared content: a title and an absolute address. */
export interface Shared {
  title: string
  url: string
}

/** Brand names, the same in every language; mail is translated. */
export const shareNames: Record<Exclude<ShareTarget, 'mail'>, string> = {
  x: 'X',
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
}

// URLSearchParams encodes spaces as plus signs, which mail programs and some apps show literally.
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

/** The address that opens a target's share form, filled in. */
export function shareHref(target: ShareTarget, { title, url }: Shared): string {
  const both = title ? `${title}\n${url}` : url
  switch (target) {
    case 'x':
      return `https://x.com/intent/post?${query({ text: title, url })}`
    case 'bluesky':
      return `https://bsky.app/intent/compose?${query({ text: both })}`
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`
    case 'whatsapp':
      return `https://wa.me/?${query({ text: both })}`
    case 'telegram':
      return `https://t.me/share/url?${query({ url, text: title })}`
    case 'mail':
      return `mailto:?${query({ subject: title, body: both })}`
  }
}
