import { useEffect, useLayoutEffect, useState } from 'react'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { ButtonPopup } from '#kit/ui/popup/ButtonPopup.tsx'
import { ShareLinks } from '#kit/ui/share/ShareLinks.tsx'
import { createShareActions } from '#page/overlays/createShareActions.ts'
import { type MessagePopupProps, useLiveServices } from '../LiveServices.ts'
import { shareMessages } from './share.messages.ts'

/** The places to share a message to, the link to copy first. The app shows its own sheet instead, and where its interface is missing these serve. */
export function SharePopup({ message, anchor, onClose }: MessagePopupProps) {
  const { t } = useIntl()
  const { addressOf, shareDeps } = useLiveServices()
  const [actions] = useState(() => {
    const shared = { title: message.title ?? message.text ?? '', url: addressOf(message.id) }
    return createShareActions(shared, { source: 'live', copyFailed: t(shareMessages.copyFailed) }, shareDeps)
  })
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the app is called once, on the press.
  useEffect(() => {
    if (actions.shareInApp()) onClose()
    else setOpen(true)
  }, [])
  useLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', String(isOpen))
    return () => anchor.setAttribute('aria-expanded', 'false')
  }, [anchor, isOpen])
  if (!isOpen) return null
  const texts = {
    copy: t(shareMessages.copy),
    copied: t(shareMessages.copied),
    mail: t(shareMessages.mail),
    shareByMail: t(shareMessages.shareByMail),
    device: t(shareMessages.device),
    shareOn: (name: string) => t(shareMessages.shareOn, { name }),
  }
  return (
    <ButtonPopup label={anchor.getAttribute('aria-label') ?? ''} anchor={anchor} className="places" onClose={onClose}>
      <ShareLinks actions={actions} texts={texts} part="target" />
    </ButtonPopup>
  )
}
