import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../header.messages.ts'
import { findCurrent } from './findCurrent.ts'
import { MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.schema.ts'

export interface SectionRowProps {
  menu: Menu
  /** The page's address. */
  here: string
}

/** The sections in a row, for wide screens; their children are in the menu. */
export function SectionRow({ menu, here }: SectionRowProps) {
  const { t } = useIntl()
  if (menu.length === 0) return null
  const found = findCurrent(menu, here)
  return (
    <nav className="row" part="sections" aria-label={t(messages.sections)}>
      <ul role="list">
        {menu.map(({ link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <MenuLink link={link} current={found?.index === index ? found.current : undefined} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
