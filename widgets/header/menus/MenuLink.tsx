import { Link } from '#kit/ui/Link.tsx'
import type { MenuEntry } from './menu.schema.ts'

/** An entry's link as the publisher has set it; what opens a new window gets no hand on this one. */
export function MenuLink({ link: { text, href, target, rel, title } }: Pick<MenuEntry, 'link'>) {
  if (!href) return <span className="caption">{text}</span>
  return (
    <Link
      href={href}
      target={target ?? undefined}
      rel={[target === '_blank' && 'noopener', rel].filter(Boolean).join(' ') || undefined}
      title={title ?? undefined}
    >
      {text}
    </Link>
  )
}
