import sheets from 'virtual:sheets'
import { defineIsland, type Island } from '#islands/island/defineIsland.ts'
import { attributeSelector } from '#lib/attributeSelector.ts'
import { ownDocument } from '#lib/ownDocument.ts'
import { pageUrl } from '#lib/site/addresses/pageUrl.ts'
import { safeUrl } from '#lib/site/addresses/safeUrl.ts'
import { type CreateMessageCode, createMessageCode } from './code/createMessageCode.ts'
import { followFilters } from './filter/followFilters.ts'
import { Live } from './Live.tsx'
import { type LiveServices, LiveServicesContext } from './LiveServices.ts'
import type {} from './link/link.css'
import { linkedMessage, messageHash } from './link/messageLink.ts'
import type {} from './list/message.css'
import { createLiveApi, newestPath } from './live.api.ts'
import type {} from './live.css'
import { messages } from './live.messages.ts'
import { newsOf } from './live.model.ts'
import { LiveMarkerSchema, liveAnswerSchema } from './live.schema.ts'
import { createLiveStore } from './live.store.ts'
import { createTitleCount } from './news/createTitleCount.ts'
import { watchLive } from './news/watchLive.ts'
import { createReadingPlace } from './place/createReadingPlace.ts'

/**
 * A live blog or a football match (content-features §3, "Live messages", and §7).
 *
 * Why an island: messages come while it is read. Without it the marker's own children stay visible: the CMS puts the messages there that it knows.
 *
 * @param createCode Creates the code for its messages, which a browser loads and a server has from the start.
 */
export const defineLive = (createCode: CreateMessageCode): Island =>
  defineIsland({
    name: 'live',
    css: sheets,
    options: LiveMarkerSchema,
    compose(options, context) {
      const { client, config, emit, host, inBrowser, intl, location, now, report, signal, timeZone } = context
      const { ended, kind, liveId } = options
      const code = createCode(kind, context)
      const place = createReadingPlace(() => store.see())
      const served = context.served(newestPath(options), liveAnswerSchema(timeZone))
      const store = createLiveStore({
        api: createLiveApi(client, options, timeZone),
        served,
        ended,
        prepare: code.prepare,
        isReadingBelow: place.isBelow,
        now,
        onArrived: (count) => emit('quiosc:live-updated', { liveId, count }),
        signal,
      })

      const follow = () => {
        const title = createTitleCount(ownDocument())
        signal.addEventListener(
          'abort',
          store.subscribe((state) => {
            // Before the view renders it.
            place.look()
            title.show(newsOf(state))
          }),
        )
        signal.addEventListener('abort', () => title.show(0))
        watchLive(store, options, context, signal)
        // The code for a match is not needed before its messages: both are loaded at the same time.
        void code.prepare([])
        const take = followFilters(host, store, { target: ownDocument(), report, signal })
        const filters = findFilters(host.id, ownDocument())
        const applied = async () => {
          // The filters need the same file: without it they are not there either.
          const code = filters && (await import('./filter/readApplied.ts').catch(() => undefined))
          return code && filters ? code.readApplied(filters, location.href()) : undefined
        }
        const begin = async () => {
          const chosen = await applied()
          return chosen ? take(chosen) : store.load()
        }
        /** Filters a view that a server has rendered after it was taken over: the server knows of no filters. */
        const takeOver = async () => {
          const chosen = await applied()
          if (chosen && Object.keys(chosen).length > 0) await take(chosen)
        }
        if (!served) return context.delayFirstRender(begin())
        const loaded = store.load()
        context.holdFirstRender(loaded)
        void loaded.then(takeOver)
      }
      inBrowser(follow)

      const services: LiveServices = {
        code: code.loaded,
        safe(href) {
          const safe = safeUrl(href, location.href(), config.hosts)
          // The front page in place of what must not be followed: not where the words say that it leads.
          return safe === '/' ? undefined : safe
        },
        today: intl.date(now(), 'full'),
        now,
        hashOf: (id) => messageHash(liveId, id),
        addressOf(id) {
          const { origin, pathname } = new URL(location.href())
          return pageUrl(messageHash(liveId, id), origin + pathname)
        },
        linked: () => linkedMessage(location.href(), liveId),
        onMissing: () => context.snackbars.show({ kind: 'info', text: intl.t(messages.missing) }),
        shareDeps: context,
        async loadShare() {
          const [{ SharePopup }] = await Promise.all([import('./share/SharePopup.tsx'), context.loadTexts('share')])
          return SharePopup
        },
      }
      return (
        <LiveServicesContext value={services}>
          <Live store={store} place={place} options={options} />
        </LiveServicesContext>
      )
    },
  })

export const liveIsland = defineLive(createMessageCode)

/** The marker of the filters whose `data-for` is this id, if the page has one. */
function findFilters(id: string, pageDocument: Pick<Document, 'querySelector'>): HTMLElement | undefined {
  if (id === '') return undefined
  return (
    pageDocument.querySelector<HTMLElement>(`[data-widget~="filters"]${attributeSelector('data-for', id)}`) ?? undefined
  )
}
