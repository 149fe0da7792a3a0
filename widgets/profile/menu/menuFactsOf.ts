import type { Page } from '#islands/runtime/page.types.ts'
import { needsUpgrade } from '#page/session/needsUpgrade.ts'
import type { SessionState } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import type { MenuFacts } from './menuTable.ts'

/** The facts that the menu and the settings depend on, for the reader as they are now. */
export function menuFactsOf(
  state: SessionState,
  { app, config, now, session, timeZone }: Page,
): MenuFacts & { inApp: boolean } {
  const user = userOf(state)
  const view = user ? (user.subscriber ? 'subscriber' : 'registered') : 'anonymous'
  const mayComment = session.permissions.isOpen('comentaris')
  return {
    view,
    channel: app.channel,
    inApp: app.inApp,
    env: config.env,
    site: config.site,
    user,
    mayComment,
    needsUpgrade: user !== undefined && needsUpgrade(user, session.permissions),
    now: now(),
    timeZone,
  }
}
