import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import { useIntl } from '../i18n/IntlContext.ts'
import type { Session, SessionState } from '../session/session.types.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { AccountHead } from './AccountHead.tsx'
import { accountMessages } from './account.messages.ts'
import { useStepFocus } from './useStepFocus.ts'

export interface AccountGateProps {
  session: Pick<Session, 'get' | 'subscribe' | 'ready' | 'signOut'>
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The app's own screen for the same (reader-account §2). */
  screen: 'showLogin' | 'showRegister'
  /** Checked already. */
  backUrl: string
  /** Somebody has signed in since: here, in another tab or in the app. */
  onSignedIn: () => void
  children: ReactNode
}

type Gate = { status: 'open' } | { status: 'app' } | { status: 'signedIn'; nick: string }

const userOf = (state: SessionState) => (state.status === 'anonymous' ? undefined : state.user)

/**
 * Lets visitors through to the forms. Who is signed in already is told so, and not sent back at once: the page they came from may have sent them here.
 * In the app its own screen takes over; where the app cannot be reached, the forms do. Needs `account.css` and `button.css`.
 */
export function AccountGate({ session, app, screen, backUrl, onSignedIn, children }: AccountGateProps) {
  const { t } = useIntl()
  const [gate, setGate] = useState<Gate>(() => {
    const nick = userOf(session.get())?.nick
    return nick === undefined ? { status: app.inApp ? 'app' : 'open' } : { status: 'signedIn', nick }
  })
  /** How often the reader has gone on from here: the focus goes along. */
  const [passed, setPassed] = useState(0)
  const around = useStepFocus(String(passed))
  const show = () => {
    if (app.send(screen, { backUrl })) return
    setGate({ status: 'open' })
    setPassed(passed + 1)
  }

  useEffect(() => {
    let known = false
    let gone = false
    void session.ready().then((state) => {
      if (gone) return
      known = true
      if (state.status === 'signedIn') setGate({ status: 'signedIn', nick: state.user.nick })
      else setGate({ status: app.inApp && app.send(screen, { backUrl }) ? 'app' : 'open' })
    })
    const unsubscribe = session.subscribe((state) => {
      if (known && state.status === 'signedIn') onSignedIn()
    })
    return () => {
      gone = true
      unsubscribe()
    }
  }, [session, app, screen, backUrl, onSignedIn])

  return (
    <div ref={around}>
      {gate.status === 'open' && children}
      {gate.status === 'app' && (
        <div className="account">
          <AccountHead title={t(accountMessages.appTitle)}>
            <p>{t(accountMessages.appText)}</p>
          </AccountHead>
          <Button kind="primary" className="account-main" onClick={show}>
            {t(accountMessages.appOpen)}
          </Button>
        </div>
      )}
      {gate.status === 'signedIn' && (
        <div className="account">
          <AccountHead title={t(accountMessages.already, { nick: gate.nick })} />
          <div className="account-form">
            <LinkButton kind="primary" href={backUrl}>
              {t(accountMessages.goOn)}
            </LinkButton>
            <Button
              onClick={() => {
                setGate({ status: app.inApp ? 'app' : 'open' })
                setPassed(passed + 1)
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
