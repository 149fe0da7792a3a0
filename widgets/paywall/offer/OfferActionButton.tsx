import type { ButtonKind } from '../../../src/ui/Button.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import type { OfferAction } from './offerActions.ts'
import type { PaywallLinks } from './paywallLinks.types.ts'

export interface OfferActionButtonProps {
  action: OfferAction | undefined
  kind: ButtonKind
  links: PaywallLinks
  backUrl: string
}

/** A link to the page, or in the app a button for the native screen. */
export function OfferActionButton({ action, kind, links, backUrl }: OfferActionButtonProps) {
  if (!action) return null
  const { href, label, screen } = action
  if (!screen || !links.inApp) {
    return (
      <LinkButton kind={kind} href={href}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button kind={kind} onClick={() => links.show(screen, backUrl)}>
      {label}
    </Button>
  )
}
