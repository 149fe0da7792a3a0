import { type ReactNode, useId } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { messages } from '../header.messages.ts'
import type { HeaderOptions } from '../header.schema.ts'
import { MenuList } from './MenuList.tsx'

export type Menus = Pick<HeaderOptions, 'secondaryMenu' | 'editionsMenu' | 'idiomsMenu'>

export interface AllMenusProps {
  id: string
  menus: Menus
  /** The page's address. */
  here: string
  /** The search: narrow screens have no other. */
  children?: ReactNode
}

/** All menus: below the bar on a phone, on wide screens the visor. */
export function AllMenus({ id, menus, here, children }: AllMenusProps) {
  const { t } = useIntl()
  const titleId = useId()
  const groups = [
    { title: messages.sections, menu: menus.secondaryMenu },
    { title: messages.editions, menu: menus.editionsMenu },
    { title: messages.languages, menu: menus.idiomsMenu },
  ].filter(({ menu }) => menu.length > 0)
  return (
    <div className="drawer-content" part="menu" id={id}>
      {children}
      {groups.length > 0 && (
        <nav className="groups" aria-label={t(messages.menu)}>
          {groups.map(({ title, menu }, index) => (
            <section key={title.id} className="group">
              <p className="group-title" id={`${titleId}-${index}`}>
                {t(title)}
              </p>
              <MenuList menu={menu} here={here} labelledBy={`${titleId}-${index}`} />
            </section>
          ))}
        </nav>
      )}
    </div>
  )
}
