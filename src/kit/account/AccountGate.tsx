import { type ReactNode, useEffect, useState } from 'react'
import { shownNick } from '#lib/shownNick.ts'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import type { Session } from '#page/session/session.types.ts'
import { userOf } from '#page/session/userOf.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AccountHead } from './AccountHead.tsx'
import type {} from './account.css'
import { accountMessages } from './account.messages.ts'
import { useStepFocus } from './useStepFocus.ts'

export interface AccountGateProps {
  session: Pick<Session, 'get' | 'subscribe' | 'ready' | 'signOut'>
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The app's own screen for this step (reader-account §2). */
  screen: 'showLogin' | 'showRegister'
  /** Already checked. */
  backUrl: string
  /** Called after a sign-in here, in another tab or in the app; not for a reader who was already signed in. */
  onSignedIn: () => void
  children: ReactNode
}

type Gate = { status: 'open' } | { status: 'app' } | { status: 'signedIn'; nick: string }

/**
 * Shows the forms to visitors. A reader who is already signed in gets a notice and no redirect, which could loop if the page at `backUrl` sent them here.
 * In the app the app's own screen opens; if the app cannot be reached, the forms do.
 */
export function AccountGate({ session, app, screen, backUrl, onSignedIn, children }: AccountGateProps) {
  const { t } = useIntl()
  const [gate, setGate] = useState<Gate>(() => {
    const nick = userOf(session.get())?.nick
    return nick === undefined ? { status: app.inApp ? 'app' : 'open' } : { status: 'signedIn', nick }
  })
  /** Counts the changes made by the reader, which move the focus. */
  const [changes, setChanges] = useState(0)
  const container = useStepFocus(String(changes))
  const openInApp = () => {
    if (app.send(screen, { backUrl })) return
    setGate({ status: 'open' })
    setChanges(changes + 1)
  }

  useEffect(() => {
    let known = false
    let unmounted = false
    void session.ready().then((state) => {
      if (unmounted) return
      known = true
      if (state.status === 'signedIn') setGate({ status: 'signedIn', nick: state.user.nick })
      else setGate({ status: app.inApp && app.send(screen, { backUrl }) ? 'app' : 'open' })
    })
    const unsubscribe = session.subscribe((state) => {
      if (known && state.status === 'signedIn') onSignedIn()
    })
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [session, app, screen, backUrl, onSignedIn])

  return (
    <div ref={container}>
      {gate.status === 'open' && children}
      {gate.status === 'app' && (
        <div className="account">
          <AccountHead title={t(accountMessages.appTitle)}>
            <p>{t(accountMessages.appText)}</p>
          </AccountHead>
          <Button kind="primary" className="account-main" onClick={openInApp}>
            {t(accountMessages.appOpen)}
          </Button>
        </div>
      )}
      {gate.status === 'signedIn' && (
        <div className="account">
          <AccountHead title={t(accountMessages.already, { nick: shownNick(gate.nick) })} />
          <div className="account-form">
            <LinkButton kind="primary" href={backUrl}>
              {t(accountMessages.goOn)}
            </LinkButton>
            <Button
              onClick={() => {
                setGate({ status: app.inApp ? 'app' : 'open' })
                setChanges(changes + 1)
                void session.signOut()
              }}
            >
              {t(accountMessages.signOut)}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
