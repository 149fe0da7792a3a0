import type { ReactNode } from 'react'
import { HeadingContext, type HeadingLevels } from '#kit/dom/HeadingContext.ts'
import { LinkBaseContext } from '#kit/dom/LinkBaseContext.ts'
import { IntlContext } from '#kit/i18n/IntlContext.ts'
import type { PageIntl } from '#kit/i18n/PageIntl.ts'
import { HostContext } from './HostContext.ts'

export interface IslandViewProps {
  /** None on a server. */
  host: HTMLElement | undefined
  /** The page's address, on a page with `<base href>`. */
  linkBase: { href(): string } | undefined
  heading: HeadingLevels
  intl: PageIntl
  children: ReactNode
}

/** Gives an island's view the contexts of its page and marker, in a browser and on a server alike. */
export function IslandView({ host, linkBase, heading, intl, children }: IslandViewProps) {
  return (
    <HostContext value={host}>
      <LinkBaseContext value={linkBase}>
        <HeadingContext value={heading}>
          <IntlContext value={intl}>{children}</IntlContext>
        </HeadingContext>
      </LinkBaseContext>
    </HostContext>
  )
}
