import type { IslandContext } from '#islands/island/islandContext.types.ts'
import { dayOf } from '#kit/dates/day.ts'
import { listen } from '#lib/listen.ts'
import { linksOf } from '#lib/site/addresses/links.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { issuePrice } from '#lib/site/issuePrice.ts'
import { writeEntry } from '#lib/writeEntry.ts'
import type { AnalyticsEvent } from '#page/analytics/analytics.types.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { createSavedPdfs, type SavedPdfs } from '#page/app-bridge/saved-pdfs/createSavedPdfs.ts'
import { createInterruptedActions, resumeUrl } from '#page/resume/interruptedActions.ts'
import { resumeAction } from '#page/resume/resumeAction.ts'
import {
  createPendingPurchase,
  type PendingPurchase,
  PURCHASE_ID,
  PURCHASE_KIND,
} from './access/createPendingPurchase.ts'
import { type ArchiveReader, getArchiveReader } from './access/getArchiveReader.ts'
import { archivePath, createArchiveApi } from './archive.api.ts'
import { type ArchiveOptions, ArchiveSchema } from './archive.schema.ts'
import { type ArchiveStore, createArchiveStore } from './archive.store.ts'
import type { ShownIssue } from './issues/shownIssue.schema.ts'
import { parseRoute } from './route/parseRoute.ts'

/** The addresses in the offer for a closed paper, and the paper's price. */
export interface Offers {
  /** Euro cents. */
  issuePrice: number
  buy(issue: ShownIssue): string
  subscribe(): string
  upgrade(): string
}

/** The parts of the page that the archive's views need. */
export interface ArchiveServices {
  store: ArchiveStore
  /** The year of the oldest paper. */
  firstYear: number
  saved: SavedPdfs
  purchase: PendingPurchase
  app: Pick<AppBridge, 'channel' | 'inApp' | 'send'>
  reader(): ArchiveReader
  /** @returns Stops it. */
  onReader(listener: () => void): () => void
  offers: Offers
  /** The backUrl for signing in: the requested paper is opened there. */
  backUrl(): string
  now(): Date
  /** Sends the paper to the app; false without an app, so that the browser follows the link. */
  download(issue: ShownIssue): boolean
  /** Opens the paper for a reader who has just gained access: in a new tab if the browser sees a user activation, else in this one. */
  open(issue: ShownIssue): void
  /** Notifies the publisher's tools and the page that a paper was opened. */
  opened(issue: ShownIssue): void
  track(action: ArchiveAction, label?: string): void
}

type ArchiveAction = Extract<AnalyticsEvent, { category: 'archive' }>['action']

/** "Diari 21/11/2026": for the publisher's tools and the app. */
const titleOf = ({ type, date }: ShownIssue) => `${type} ${date}`.trim()

/** Connects the archive to the page and its history. */
export function createArchiveServices(options: ArchiveOptions, context: IslandContext): ArchiveServices {
  const { analytics, app, client, config, emit, location, now, report, session, signal } = context
  const track: ArchiveServices['track'] = (action, label) =>
    analytics.track({ category: 'archive', action, ...(label && { label }) })
  const safe = (url: string) => safeUrl(url, location.href(), config.hosts)

  const route = parseRoute(options.basePath, new URL(location.href()), dayOf(now()))
  const archive = route && context.served(archivePath(route), ArchiveSchema)
  const store = createArchiveStore({
    api: createArchiveApi(client),
    basePath: options.basePath,
    served: archive && { route, archive },
    address: {
      read: () => new URL(location.href()),
      push(href) {
        const url = pageUrl(href, location.href())
        if (!writeEntry(window.history, 'pushState', null, url)) location.assign(url)
      },
    },
    today: () => dayOf(now()),
    rules: () => ({ base: location.href(), hosts: config.hosts, report }),
    signal,
    onFiltered: (path) => track('filter', path),
  })
  const interruption = createInterruptedActions({ storage: () => window.sessionStorage, now, report })
  const purchase = createPendingPurchase(interruption, report)
  resumeAction(context, PURCHASE_KIND, PURCHASE_ID, purchase.resume)
  const goBack = () => {
    const shown = store.getState()
    void store.follow()
    // The list with the paper is gone, and its offer with it.
    if (store.getState() !== shown) purchase.clear()
  }
  context.inBrowser(() => listen(window, 'popstate', goBack, { signal }))

  const links = linksOf(config)
  /** @param address The page's own, or a marker's that was checked. */
  const offer = (address: string, query: Record<string, string> = {}) => {
    const url = new URL(address, location.href())
    for (const [name, value] of Object.entries({ ...query, backUrl: location.href() }))
      url.searchParams.set(name, value)
    return url.href
  }
  const opened = (issue: ShownIssue) => {
    emit('quiosc:archive-opened', { pdfId: issue.id })
    track(app.inApp ? 'download' : 'open', titleOf(issue))
  }
  const download: ArchiveServices['download'] = (issue) => {
    const { id, date, pdf } = issue
    if (!app.inApp || !pdf) return false
    const title = titleOf(issue)
    const { size, filename } = pdf
    const url = safe(pdf.url)
    const label = filename || title
    return app.send('downloadPDF', { url, size, date, pdfID: id, title, trackingLabel: label })
  }

  return {
    store,
    firstYear: options.firstYear,
    purchase,
    saved: createSavedPdfs({ app, signal }),
    app,
    reader: () => getArchiveReader(session.get(), session.permissions),
    onReader: (listener) => session.subscribe(listener),
    offers: {
      issuePrice: issuePrice(config.site),
      buy: (issue) => offer(options.issueUrl ? safe(options.issueUrl) : links.archiveIssue, { pdf: issue.id }),
      subscribe: () => offer(options.subscribeUrl ? safe(options.subscribeUrl) : links.archiveSubscription),
      upgrade: () => offer(links.upgrade),
    },
    backUrl: () => resumeUrl(location.href()),
    now,
    download,
    open(issue) {
      if (!issue.pdf) return
      if (!download(issue)) {
        // Without a recent user activation the browser would block a new window.
        if (navigator.userActivation?.isActive) window.open(safe(issue.pdf.url), '_blank', 'noopener')
        else location.assign(issue.pdf.url)
      }
      opened(issue)
    },
    opened,
    track,
  }
}
