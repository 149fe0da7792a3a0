import { vi } from 'vitest'
import type { MockWorker } from '#mocks/browser.ts'
import type { Snackbars } from '#page/overlays/snackbar.types.ts'
import type { PanelId } from './panels/panelTable.ts'
import { type OpenProfileOptions, openProfile } from './profile.fixture.tsx'

/**
 * Opens the aside on one of its panels (see `openProfile`).
 *
 * @returns `aside`: queries inside; `snackbars()`: the messages shown.
 */
export async function openPanel(panel: PanelId, options: OpenProfileOptions = {}) {
  const show = vi.fn<Snackbars['show']>()
  const opened = openProfile({
    hash: `#profile.${panel}`,
    ...options,
    overrides: { snackbars: { show }, ...options.overrides },
  })
  const aside = await opened.dialog()
  return {
    ...opened,
    aside,
    snackbars: () => show.mock.calls.map(([message]) => message),
    switchOf: (name: string) => aside.findByRole('switch', { name }),
  }
}

/** The backend's data of a reader. */
export const userOf = ({ backend }: MockWorker, nick: string) =>
  [...backend.state.accounts.values()].find(({ user }) => user.nick === nick)?.user
