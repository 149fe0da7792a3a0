import { ButtonPopup, type ButtonPopupProps } from '#kit/ui/popup/ButtonPopup.tsx'
import { MenuList } from './MenuList.tsx'
import type { Menu } from './menu.schema.ts'

export interface LanguageListProps extends Omit<ButtonPopupProps, 'className' | 'children'> {
  menu: Menu
  /** The page's address. */
  here: string
}

/** The languages below their button. */
export const LanguageList = ({ menu, here, ...popup }: LanguageListProps) => (
  <ButtonPopup {...popup} className="language-list">
    <MenuList menu={menu} here={here} />
  </ButtonPopup>
)
