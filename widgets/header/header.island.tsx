import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { linksOf, withOwnLinks } from '#lib/site/addresses/links.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { Header } from './Header.tsx'
import type {} from './header.css'
import { hasLanguageSelector } from './header.model.ts'
import { HeaderMarkerSchema } from './header.schema.ts'
import type {} from './menus/menus.css'

/** The page of results (content-features §2, "Routes and links"); it gets the text as `text`. */
const RESULTS = '/cercador'

/**
 * The page's head: the name, the menus, the search, and what the reader's account offers.
 *
 * Why an island: its buttons depend on the reader, and it follows the scrolling. Until it is there, and where it never comes, the marker's own children are the head: links that
 * need no script.
 *
 * No api and no store: the reader is the session's, what is open is the view's, and the search's are in its folder.
 */
export const headerIsland = defineIsland({
  name: 'header',
  css: sheets,
  options: HeaderMarkerSchema,
  compose(
    { name, siteId, links, searchSource, ...menus },
    { app, client, config, delayFirstRender, location, session },
  ) {
    const here = location.href()
    // The server's own buttons stay for the moment that a stored profile takes.
    delayFirstRender(session.ready())
    return (
      <Header
        name={name}
        menus={menus}
        here={here}
        languageSelector={menus.idiomsMenu.length > 0 && hasLanguageSelector(siteId, new URL(here).pathname)}
        account={{ session, app, location, config, links: withOwnLinks(linksOf(config), links) }}
        search={{ action: pageUrl(RESULTS, here), source: searchSource, client, follow: location.assign }}
      />
    )
  },
})
