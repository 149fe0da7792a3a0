import { Button } from '#kit/ui/Button.tsx'
import { PanelActions, PanelFooter } from './PanelSlots.tsx'

export interface SaveButtonProps {
  label: string
  /** Announcement while it saves. */
  busy: string | undefined
  inApp: boolean
  /** Submits the panel's form, of which the button is no part. */
  onPress: () => void
}

/** The button that saves a panel's form: in the aside's head in the app, at its bottom edge on the web (reader-account §2). */
export function SaveButton({ label, busy, inApp, onPress }: SaveButtonProps) {
  const button = (
    <Button kind="primary" busy={busy} onClick={onPress}>
      {label}
    </Button>
  )
  return inApp ? <PanelActions>{button}</PanelActions> : <PanelFooter>{button}</PanelFooter>
}
