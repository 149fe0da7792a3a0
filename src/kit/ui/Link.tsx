import type { ComponentProps } from 'react'
import { useLinkBase } from '../dom/LinkBaseContext.ts'

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of the page's host, a fragment of the page, or an absolute address. */
  href: string
}

/** A link that resolves against the page's own address, on pages with `<base href>` too. One to a fragment stays on the page, where `<base target>` would open another. */
export function Link({ href, children, ...native }: LinkProps) {
  const resolve = useLinkBase()
  return (
    <a target={href.startsWith('#') ? '_self' : undefined} {...native} href={resolve(href)}>
      {children}
    </a>
  )
}
