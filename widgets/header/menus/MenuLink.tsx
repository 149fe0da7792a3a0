import { Link } from '#kit/ui/Link.tsx'
import type { CurrentEntry } from './findCurrent.ts'
import type { MenuEntry } from './menu.schema.ts'

export interface MenuLinkProps extends Pick<MenuEntry, 'link'> {
  /** Whether it is where the page is; absent for any other. */
  current: CurrentEntry['current'] | undefined
}

/** An entry's link as the publisher has set it; what opens a new window gets no hand on this one. */
export function MenuLink({ link: { text, href, target, rel, title }, current }: MenuLinkProps) {
  if (!href) return <span className="caption">{text}</span>
  return (
    <Link
      href={href}
      target={target ?? undefined}
      rel={[target === '_blank' && 'noopener', rel].filter(Boolean).join(' ') || undefined}
      title={title ?? undefined}
      aria-current={current}
    >
      {text}
    </Link>
  )
}
