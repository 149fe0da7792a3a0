import { useIntl } from '#kit/i18n/IntlContext.ts'
import { Button } from '#kit/ui/Button.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { Dialog } from '#kit/ui/overlay/Dialog.tsx'
import { uiMessages } from '#kit/ui/ui.messages.ts'
import type { Links } from '#lib/site/addresses/links.ts'
import { menuMessages } from '../profile.messages.ts'
import type { MenuFacts, MenuId, MenuView } from './menuTable.ts'

const kinds = ['gifts', 'comments', 'subscriberSpace'] as const satisfies readonly MenuId[]

/** The reason that the modal explains (reader-account §2, "Locked modal"). */
export type LockedKind = (typeof kinds)[number]

// Widened, because `includes` accepts only the list's own members.
export const isLockedKind = (id: MenuId): id is LockedKind => (kinds as readonly MenuId[]).includes(id)

const texts = {
  gifts: {
    title: menuMessages.lockedGiftsTitle,
    registered: menuMessages['lockedGifts-registered'],
    subscriber: menuMessages['lockedGifts-subscriber'],
  },
  comments: {
    title: menuMessages.lockedCommentsTitle,
    registered: menuMessages['lockedComments-registered'],
    subscriber: menuMessages['lockedComments-subscriber'],
  },
  subscriberSpace: {
    title: menuMessages.lockedSpaceTitle,
    registered: menuMessages['lockedSpace-registered'],
    subscriber: menuMessages['lockedSpace-subscriber'],
  },
}

export interface LockedDialogProps {
  kind: LockedKind
  view: Exclude<MenuView, 'anonymous'>
  facts: Pick<MenuFacts, 'channel'>
  links: Pick<Links, 'rates' | 'upgrade'>
  onClose: () => void
}

/** Explains what a reader needs for a locked row, and offers it where it may be sold: not in Apple's app (reader-account §6). */
export function LockedDialog({ kind, view, facts, links, onClose }: LockedDialogProps) {
  const { t } = useIntl()
  const offer = view === 'subscriber' ? links.upgrade : links.rates
  const label = view === 'subscriber' ? menuMessages.upgrade : menuMessages.subscribe
  return (
    <Dialog
      title={t(texts[kind].title)}
      onClose={onClose}
      actions={
        facts.channel === 'ios' ? (
          <Button kind="primary" onClick={onClose}>
            {t(uiMessages.close)}
          </Button>
        ) : (
          <LinkButton kind="primary" href={offer}>
            {t(label)}
          </LinkButton>
        )
      }
    >
      <p>{t(texts[kind][view])}</p>
    </Dialog>
  )
}
