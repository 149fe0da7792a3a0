import { useEffect } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import type { AppBridge } from '#page/app-bridge/appBridge.types.ts'
import { SignInOffers } from '#page/overlays/SignInOffers.tsx'
import { SubscribeOffers } from '#page/overlays/SubscribeOffers.tsx'
import type { Session } from '#page/session/session.types.ts'
import { messages } from './login-prompt.messages.ts'
import type { Reason } from './login-prompt.schema.ts'

const texts = {
  save: { title: messages.saveTitle, text: messages.saveText },
  follow: { title: messages.followTitle, text: messages.followText },
  gift: { title: messages.giftTitle, text: messages.giftText },
} satisfies Record<Reason, unknown>

const plain = { title: messages.title, text: messages.text }

export interface LoginPromptProps {
  reason: Reason | undefined
  /** The title of the article that it is about. */
  article: string | undefined
  backUrl: string
  /** The page that sells subscriptions; undefined in the iOS app. */
  subscribe: string | undefined
  app: Pick<AppBridge, 'inApp' | 'send'>
  session: Pick<Session, 'get' | 'subscribe'>
  /** The reader has declined: the interrupted action is dropped. */
  onDismiss: () => void
  /** The reader has signed in in another tab, or the app has opened its own screen. */
  onDone: () => void
}

/** Asks a visitor to sign in, and closes automatically when they do so without leaving the page. */
export function LoginPrompt({
  reason,
  article,
  backUrl,
  subscribe,
  app,
  session,
  onDismiss,
  onDone,
}: LoginPromptProps) {
  const { t } = useIntl()
  const { title, text } = reason ? texts[reason] : plain

  useEffect(() => {
    const follow = () => {
      if (session.get().status === 'signedIn') onDone()
    }
    follow()
    return session.subscribe(follow)
  }, [session, onDone])

  return (
    <Dialog
      title={t(title)}
      subject={article}
      onClose={onDismiss}
      actions={
        reason === 'gift' ? (
          <SubscribeOffers app={app} backUrl={backUrl} subscribe={subscribe} onHandedOver={onDone} />
        ) : (
          <SignInOffers
            app={app}
            backUrl={backUrl}
            register={t(messages.register)}
            signIn={t(messages.signIn)}
            onHandedOver={onDone}
          />
        )
      }
    >
      <p className="prompt-text">{t(text)}</p>
    </Dialog>
  )
}
