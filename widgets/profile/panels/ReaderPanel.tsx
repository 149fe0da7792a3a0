import { type ReactNode, useSyncExternalStore } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { SignInOffers } from '#page/overlays/SignInOffers.tsx'
import type { CurrentUser } from '#page/session/currentUser.types.ts'
import { menuMessages } from '../profile.messages.ts'
import type { ProfileServices } from '../profile.types.ts'
import { PanelSkeleton } from './PanelSkeleton.tsx'

export interface ReaderPanelProps {
  services: ProfileServices
  /** How many rows its skeleton has. */
  rows: number
  /** The kind of its skeleton's rows; lines of a list by default. */
  of?: 'lines' | 'fields'
  /** The view of a signed-in reader; a new one for another reader. */
  children: (user: CurrentUser) => ReactNode
}

/** A panel about the current reader: a skeleton until they are known, and an offer to sign in for a visitor in the app. */
export function ReaderPanel({ services, rows, of, children }: ReaderPanelProps) {
  const { t } = useIntl()
  const { app, location, session } = services.context
  const reader = useSyncExternalStore(session.subscribe, session.get, session.get)
  if (reader.status === 'anonymous') {
    // A reader who has just left sees neither their settings nor an offer while the aside closes.
    if (services.isSigningOut()) return null
    return (
      <div className="anonymous">
        <p>{t(menuMessages.anonymousText)}</p>
        <div className="offers">
          <SignInOffers
            app={app}
            backUrl={location.href()}
            register={t(menuMessages.register)}
            signIn={t(menuMessages.signIn)}
            first="register"
          />
        </div>
      </div>
    )
  }
  return reader.user ? children(reader.user) : <PanelSkeleton rows={rows} of={of} />
}
