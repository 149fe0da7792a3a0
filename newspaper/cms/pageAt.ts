import { addresses } from '#lib/site/addresses/addresses.ts'
import { articleById } from '../content/articleById.ts'
import { briefPath, briefs } from '../content/briefs/briefs.ts'
import { isSection } from '../content/sections.ts'
import type { Newsroom } from './Newsroom.ts'
import type { Page } from './Page.ts'
import { accountPage } from './pages/accountPages.ts'
import { adsPage } from './pages/adsPage.ts'
import { archivePage } from './pages/archivePage.ts'
import { articlePage } from './pages/articlePage.ts'
import { authorPage } from './pages/authorPage.ts'
import { briefPage } from './pages/briefPage.ts'
import { carouselsPage } from './pages/carouselsPage.ts'
import { commentsWebview } from './pages/commentsWebview.ts'
import { contactPage } from './pages/contactPage.ts'
import { discoverPage } from './pages/discoverPage.ts'
import { expiredPage, notFoundPage } from './pages/errorPages.ts'
import { frontPage } from './pages/frontPage.ts'
import { headerPage } from './pages/headerPage.ts'
import { helpPage } from './pages/helpPage.ts'
import { latestPage } from './pages/latestPage.ts'
import { livePage } from './pages/livePages.ts'
import { newsletterPages } from './pages/newsletterPages.ts'
import { orderPage } from './pages/orderPages.ts'
import { paywallGallery } from './pages/paywallGallery.ts'
import { pollPage, pollsPage } from './pages/pollPages.ts'
import { readerPage } from './pages/readerPage.ts'
import { searchPage } from './pages/searchPage.ts'
import { sectionPage } from './pages/sectionPage.ts'
import { servicePage } from './pages/servicePage.ts'
import { toolsPage } from './pages/toolsPage.ts'
import { trialPage } from './pages/trialPage.ts'
import type { Visit } from './visit/Visit.ts'

/** The page at an address, or the 404 page. @throws At `/mock/error`, to show the error page. */
export function pageAt(visit: Visit, newsroom: Newsroom): Page {
  const { pathname } = visit.url
  switch (pathname) {
    case '/':
      return frontPage(visit, newsroom)
    case addresses.contact:
      return contactPage(visit)
    case '/enllac-caducat':
      return expiredPage(visit)
    case '/cercador':
      return searchPage(visit, newsroom)
    case '/anuncis':
      return adsPage(visit)
    case '/capcalera':
      return headerPage(visit)
    case '/carrusels':
      return carouselsPage(visit, newsroom)
    case '/enquestes':
      return pollsPage(visit)
    case '/previsualitzacio/paywall':
      return visit.env === 'PRO' ? notFoundPage(visit, newsroom) : paywallGallery(visit)
    case '/mock':
      return visit.env === 'PRO' ? notFoundPage(visit, newsroom) : toolsPage(visit)
    case '/mock/error':
      if (visit.env !== 'PRO') throw new Error('This page fails on purpose.')
  }
  return (
    contentAt(pathname, visit, newsroom) ??
    accountPage(visit) ??
    helpPage(visit) ??
    servicePage(visit) ??
    orderPage(visit) ??
    newsletterPages(visit, newsroom) ??
    trialPage(visit) ??
    notFoundPage(visit, newsroom)
  )
}

function contentAt(pathname: string, visit: Visit, newsroom: Newsroom): Page | undefined {
  const [, contentId = ''] = /^\/webview\/content\/([^/]+)\/comments\/?$/.exec(pathname) ?? []
  const commented = articleById(contentId)
  if (commented) return commentsWebview(commented, visit)

  if (/^\/hemeroteca(\/|$)/.test(pathname)) return archivePage(visit)

  const [, pollId] = /^\/enquestes\/(\d+)$/.exec(pathname) ?? []
  if (pollId) return pollPage(pollId, visit)

  // Only the id counts, as in any CMS: an old link still finds an article whose title has changed.
  const [, articleId = ''] = /_1_(\d+)\.html$/.exec(pathname) ?? []
  const article = articleById(articleId)
  if (article && pathname.startsWith(`/${article.category}/`)) return articlePage(article, visit, newsroom)

  if (/^\/(ultima-hora|breaking-news|eilmeldungen)\/?$/.test(pathname)) return latestPage(visit)

  if (/^\/(descobreix|descubre|discover|entdecke)\/?$/.test(pathname)) return discoverPage(visit, newsroom)

  const live = livePage(visit)
  if (live) return live

  const byAuthor = authorPage(visit, newsroom)
  if (byAuthor) return byAuthor

  const brief = briefs.find((piece) => briefPath(piece) === pathname)
  if (brief) return briefPage(brief, visit, newsroom)

  const [, readerId] = /^\/perfil\/(\d+)$/.exec(pathname) ?? []
  if (readerId) return readerPage(readerId, visit, newsroom)

  const [, section = ''] = /^\/([a-z]+)\/?$/.exec(pathname) ?? []
  return isSection(section) ? sectionPage(section, visit, newsroom) : undefined
}
