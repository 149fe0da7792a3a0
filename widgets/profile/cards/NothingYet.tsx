import type { IconNode } from 'lucide'
import { useIntl } from '#kit/i18n/IntlContext.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { LinkButton } from '#kit/ui/LinkButton.tsx'
import { addresses } from '#lib/site/addresses/addresses.ts'
import { cardsMessages } from '../profile.messages.ts'

/** In place of what the reader finds on the newspaper's pages and has not chosen any of: what will be here, and the way there. */
export function NothingYet({ icon, text }: { icon: IconNode; text: string }) {
  const { t } = useIntl()
  return (
    <EmptyState
      icon={icon}
      text={text}
      action={<LinkButton href={addresses.home}>{t(cardsMessages.home)}</LinkButton>}
    />
  )
}
