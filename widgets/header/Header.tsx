import { Menu, Search } from 'lucide'
import { type CSSProperties, useCallback, useReducer } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Link } from '#kit/ui/Link.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { AccountButtons, type AccountButtonsProps } from './account/AccountButtons.tsx'
import { Drawer } from './drawer/Drawer.tsx'
import { useMenuClasses } from './drawer/useMenuClasses.ts'
import { messages } from './header.messages.ts'
import { closedDrawer, transition } from './header.model.ts'
import { AllMenus, type Menus } from './menus/AllMenus.tsx'
import { LanguageSelector } from './menus/LanguageSelector.tsx'
import { SectionRow } from './menus/SectionRow.tsx'
import { StickyFrame } from './scroll/StickyFrame.tsx'
import { SearchForm } from './search/SearchForm.tsx'
import type { SearchServices } from './search/search.types.ts'
import { useLogo } from './useLogo.ts'

export interface HeaderProps {
  name: string | undefined
  menus: Menus
  /** The page's address. */
  here: string
  /** Whether the bar has a language selector. */
  languageSelector: boolean
  account: AccountButtonsProps
  search: SearchServices
}

/** The newspaper's bar: menu, search, name, languages and what the reader's account offers, with the sections below it. */
export function Header({ name, menus, here, languageSelector, account, search }: HeaderProps) {
  const { t } = useIntl()
  const [drawer, send] = useReducer(transition, closedDrawer)
  const hasLogo = useLogo()
  useMenuClasses(drawer.status === 'menu')
  const dismiss = useCallback(() => send({ type: 'dismissed' }), [])
  // React's CSSProperties type has no custom properties. A line has to have room for all of them.
  const letters = { '--letters': name?.length } as CSSProperties
  const hasMenus = Object.values(menus).some((menu) => menu.length > 0)

  return (
    <StickyFrame held={drawer.status !== 'closed'}>
      <div className="bar" data-menus={hasMenus ? '' : undefined}>
        <div className="start">
          <Drawer
            kind="menu"
            label={t(messages.menu)}
            icon={Menu}
            open={drawer.status === 'menu'}
            onPress={(time) => send({ type: 'pressed', drawer: 'menu', time })}
            onDismiss={dismiss}
          >
            {(id) => (
              <AllMenus id={id} menus={menus} here={here}>
                <SearchForm search={search} />
              </AllMenus>
            )}
          </Drawer>
          <Drawer
            kind="search"
            label={t(messages.search)}
            icon={Search}
            open={drawer.status === 'search'}
            onPress={(time) => send({ type: 'pressed', drawer: 'search', time })}
            onDismiss={dismiss}
          >
            {(id) => (
              <div className="drawer-content" id={id}>
                <SearchForm search={search} takesFocus />
              </div>
            )}
          </Drawer>
        </div>
        <div className="logo" part="logo" style={letters}>
          {/* In it, because a server does not know whether there is a logo. */}
          <slot name="logo">{!hasLogo && name && <Link href={addresses.home}>{name}</Link>}</slot>
        </div>
        <div className="end">
          {languageSelector && <LanguageSelector menu={menus.idiomsMenu} here={here} />}
          <AccountButtons {...account} />
        </div>
      </div>
      <SectionRow menu={menus.secondaryMenu} here={here} />
    </StickyFrame>
  )
}
