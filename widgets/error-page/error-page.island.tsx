import sheets from 'virtual:sheets'
import { defineIsland } from '#islands/island/defineIsland.ts'
import { ErrorPage } from './ErrorPage.tsx'
import type {} from './error-page.css'
import { ErrorPageMarkerSchema } from './error-page.schema.ts'

/**
 * The pages 404 and 403 (content-features §8, reader-account §2): what has happened, and a button back to the front page.
 *
 * Why an island: the server that sends such a status has one language and no theme. Without it the marker's own children stay: the CMS puts
 * the same there.
 *
 * No api, no model and no store: everything it shows is in the marker.
 */
export const errorPageIsland = defineIsland({
  name: 'error-page',
  css: sheets,
  options: ErrorPageMarkerSchema,
  compose: ({ code }) => <ErrorPage code={code} />,
})
