import { findCurrent } from './findCurrent.ts'
import { MenuLink } from './MenuLink.tsx'
import type { Menu } from './menu.schema.ts'

export interface MenuListProps {
  menu: Menu
  /** The page's address. */
  here: string
  /** The id of the element that names the list. */
  labelledBy?: string
}

/** A menu with the children of its entries. Two entries may be alike, so their places tell them apart. */
export function MenuList({ menu, here, labelledBy }: MenuListProps) {
  const found = findCurrent(menu, here)
  return (
    <ul role="list" aria-labelledby={labelledBy}>
      {menu.map(({ link, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} data-parent={children?.length ? '' : undefined}>
          <MenuLink link={link} current={found?.index === index ? found.current : undefined} />
          {children && children.length > 0 && <MenuList menu={children} here={here} />}
        </li>
      ))}
    </ul>
  )
}
