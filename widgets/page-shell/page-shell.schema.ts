import * as v from 'valibot'
import { list } from '#lib/schema/list.ts'
import { MarkerFlagSchema } from '#lib/schema/markerFlagSchema.ts'
import { object } from '#lib/schema/object.ts'
import { ModalSchema } from './modals/modal.schema.ts'

const WORKER_PROBLEM = 'must be a path that begins with /, or false'

/** `data-service-worker`: a path of the page's own host, or `false` for a site that has none. */
const ServiceWorkerSchema = v.union(
  [
    v.pipe(v.string(), v.regex(/^\/(?!\/)[^#]*$/, WORKER_PROBLEM)),
    v.pipe(
      v.union([v.literal('false'), v.literal(false)]),
      v.transform(() => false as const),
    ),
  ],
  WORKER_PROBLEM,
)

/** The publisher's own modals are in the marker's JSON block (contract §2). */
export const PageShellMarkerSchema = object({
  /** The publisher’s own modals, in the JSON block. */
  modals: v.optional(list(ModalSchema), []),
  /**
   * The address of the site’s service worker: a path of the page’s own host, where dist/service-worker.js can be copied to. A site without one says "false".
   */
  serviceWorker: v.optional(ServiceWorkerSchema, '/service-worker.js'),
  /** Sends the page’s LCP and INP as events, with the widget that they were measured in. */
  webVitals: v.optional(MarkerFlagSchema, false),
})
