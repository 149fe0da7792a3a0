import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../header.messages.ts'
import { MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.schema.ts'

/** The sections in a row, for wide screens; their children are in the menu. */
export function SectionRow({ menu }: { menu: Menu }) {
  const { t } = useIntl()
  if (menu.length === 0) return null
  return (
    <nav className="row" part="sections" aria-label={t(messages.sections)}>
      <ul role="list">
        {menu.map(({ link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
