import type { ButtonKind } from '../../../src/ui/Button.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { LinkButton } from '../../../src/ui/LinkButton.tsx'
import type { Ways } from '../ways.ts'
import type { Door } from './doorsOf.ts'

export interface DoorButtonProps {
  door: Door | undefined
  kind: ButtonKind
  ways: Ways
  backUrl: string
}

/** A link to the page, or in the app a button to its screen. */
export function DoorButton({ door, kind, ways, backUrl }: DoorButtonProps) {
  if (!door) return null
  const { href, label, screen } = door
  if (!screen || !ways.inApp) {
    return (
      <LinkButton kind={kind} href={href}>
        {label}
      </LinkButton>
    )
  }
  return (
    <Button kind={kind} onClick={() => ways.show(screen, backUrl)}>
      {label}
    </Button>
  )
}
