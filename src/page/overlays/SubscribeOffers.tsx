import { useIntl } from '#kit/i18n/IntlContext.ts'
import type {} from '#kit/ui/button.css'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { loginUrl } from '#lib/site/addresses/addresses.ts'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import { handOverSignIn } from './handOverSignIn.ts'
import { offerMessages } from './offer.messages.ts'

export interface SubscribeOffersProps {
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The URL to return to after the sign-in. */
  backUrl: string
  /** The page that sells subscriptions; undefined in the iOS app, which may not link to purchases. */
  subscribe: string | undefined
  onSubscribe?: () => void
  /** The reader goes to the sign-in, on the web or in the app. */
  onSignIn?: () => void
  /** The app shows its own screen; the page stays. */
  onHandedOver?: () => void
}

/**
 * For a visitor who needs a subscription: subscribe, or sign in with the one that they have. Nothing registers them, because an account alone would not
 * help. Where nothing may be sold, signing in is what is left.
 */
export function SubscribeOffers({
  app,
  backUrl,
  subscribe,
  onSubscribe,
  onSignIn,
  onHandedOver,
}: SubscribeOffersProps) {
  const { t } = useIntl()
  const handOver = handOverSignIn(app, 'showLogin', backUrl, onHandedOver)
  const login = {
    href: loginUrl(backUrl),
    onClick(event: Parameters<typeof handOver>[0]) {
      onSignIn?.()
      handOver(event)
    },
  }
  if (!subscribe)
    return (
      <LinkButton kind="primary" {...login}>
        {t(offerMessages.signIn)}
      </LinkButton>
    )
  return (
    <>
      <LinkButton kind="primary" href={subscribe} onClick={onSubscribe}>
        {t(offerMessages.subscribe)}
      </LinkButton>
      <LinkButton kind="quiet" className="q-sign-in" {...login}>
        {t(offerMessages.alreadySubscriber)}
      </LinkButton>
    </>
  )
}
