import type { WidgetEntry } from '#islands/loader/registry.ts'

/**
 * The head of the page: menus, search, languages, sign-in, profile, premium; the server's own stays until it is there.
 *
 * Options: `data-name`, `data-site-id`, `data-search-source`, a JSON block with `secondaryMenu`, `idiomsMenu`, `editionsMenu` and `links`.
 */
export const headerWidget: WidgetEntry = {
  load: 'eager',
}
