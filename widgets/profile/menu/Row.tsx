import type { IconNode } from 'lucide'
import { ExternalLink, Lock } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Link } from '../../../src/ui/Link.tsx'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden.tsx'

interface RowProps {
  icon?: IconNode
  label: string
  /** Beside the label: a badge. */
  badge?: ReactNode
  /** Said after the label, such as that it is not included. */
  hint?: string | undefined
}

interface PressProps {
  onPress: () => void
  /** Hover, focus or touch: what it opens can be loaded. */
  onApproach?: () => void
  locked?: boolean
  /** It does something in place of opening something. */
  plain?: boolean
  busy?: boolean
}

function Content({ icon, label, badge, hint, end }: RowProps & { end?: IconNode | undefined }) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className="row-label">
        {label}
        {hint && <VisuallyHidden>{` (${hint})`}</VisuallyHidden>}
      </span>
      {badge}
      {end && <Icon of={end} size={16} />}
    </>
  )
}

/** A row that opens a panel or does something. */
export function RowButton({ onPress, onApproach, locked, plain, busy, ...content }: RowProps & PressProps) {
  return (
    <button
      type="button"
      className={plain || locked ? 'row' : 'row row-on'}
      aria-disabled={busy}
      onClick={busy ? undefined : onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onTouchStart={onApproach}
    >
      <Content {...content} end={locked ? Lock : undefined} />
    </button>
  )
}

/** A row that leads to another page; a `hint` says when that opens in a new tab. */
export const RowLink = ({ href, external, ...content }: RowProps & { href: string; external?: boolean }) => (
  <Link href={href} className="row" {...(external && { target: '_blank', rel: 'noopener' })}>
    <Content {...content} end={external ? ExternalLink : undefined} />
  </Link>
)
