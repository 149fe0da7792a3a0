import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { loginUrl, registerUrl } from '#lib/site/addresses/addresses.ts'
import type { AppBridge } from '../app-bridge/appBridge.types.ts'
import { handOverSignIn } from './handOverSignIn.ts'

export interface SignInOffersProps {
  app: Pick<AppBridge, 'inApp' | 'send'>
  /** The URL to return to after the sign-in. */
  backUrl: string
  /** The labels of the two buttons. */
  register: string
  signIn: string
  /** The one that comes first, as the main one: signing in by default. */
  first?: 'register'
  /** The app shows its own screen; the page stays. */
  onHandedOver?: () => void
}

/** Sign in and register: links on the web; in the app its own screens take their place (content-features §2). */
export function SignInOffers({ app, backUrl, register, signIn, first, onHandedOver }: SignInOffersProps) {
  const handOver = (action: 'showLogin' | 'showRegister') => handOverSignIn(app, action, backUrl, onHandedOver)
  const offers = [
    <LinkButton key="l" kind={first ? 'secondary' : 'primary'} href={loginUrl(backUrl)} onClick={handOver('showLogin')}>
      {signIn}
    </LinkButton>,
    <LinkButton
      key="r"
      kind={first ? 'primary' : 'secondary'}
      href={registerUrl(backUrl)}
      onClick={handOver('showRegister')}
    >
      {register}
    </LinkButton>,
  ]
  return first ? offers.reverse() : offers
}
