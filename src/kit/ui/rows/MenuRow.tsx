import { ExternalLink, type IconNode, Lock } from 'lucide'
import type { HTMLAttributes } from 'react'
import { Icon } from '../Icon.tsx'
import { Link } from '../Link.tsx'
import type {} from './rows.css'

/** A part that loads ahead on hover, focus and touch (`useLazyPart`). */
type Preload = Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onFocus' | 'onTouchStart'>

interface RowContent {
  icon?: IconNode
  label: string
  /** Under the label. */
  hint?: string | undefined
  /** At the right: what is chosen there now. */
  value?: string | undefined
  /** At the right, as a written number in a badge. */
  count?: string | undefined
  /** The counted noun, for screen readers, who hear it in the number's place: "3 pending". */
  countLabel?: string | undefined
  /** A word after the label: "New". */
  tag?: string | undefined
  /** Says that the row is locked. It still can be pressed, and the press explains why. */
  locked?: string | undefined
}

/** A page of the site, or with `newTab`, which says so, another one. */
interface LinkRow extends RowContent {
  href: string
  /** "Opens in a new tab", for screen readers. */
  newTab?: string | undefined
  /** For an address that the page it leads to must not pass on. */
  referrerPolicy?: 'no-referrer' | undefined
  onPress?: (() => void) | undefined
}

interface ButtonRow extends RowContent {
  href?: undefined
  newTab?: undefined
  referrerPolicy?: undefined
  onPress: () => void
}

export type MenuRowProps = (LinkRow | ButtonRow) & {
  preload?: Preload | undefined
  /** Gets the initial focus: where the reader comes back to. */
  focused?: boolean
}

/** A row of a menu, for a list: the whole row is the press target. */
export function MenuRow(props: MenuRowProps) {
  const { icon, label, hint, tag, preload, focused, onPress } = props
  const native = { ...preload, className: 'q-row', onClick: onPress, 'data-autofocus': focused ? '' : undefined }
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span className="q-row-texts">
        <span>
          {label}
          {tag && (
            <>
              {' '}
              <span className="q-row-tag">{tag}</span>
            </>
          )}
        </span>
        {hint && <span className="q-row-hint">{hint}</span>}
      </span>
      <RowEnd {...props} />
    </>
  )
  return (
    <li>
      {props.href === undefined ? (
        <button type="button" {...native}>
          {content}
        </button>
      ) : (
        <Link
          {...native}
          href={props.href}
          referrerPolicy={props.referrerPolicy}
          {...(props.newTab && { target: '_blank', rel: 'noopener' })}
        >
          {content}
        </Link>
      )}
    </li>
  )
}

/** The right end of the row; spaces keep the words of the accessible name apart. */
const RowEnd = ({ value, count, countLabel, locked, newTab }: MenuRowProps) => (
  <>
    {value && <span className="q-row-value"> {value}</span>}
    {count && (
      <span className="q-row-count">
        <span aria-hidden={countLabel ? true : undefined}>{count}</span>
      </span>
    )}
    {[countLabel, locked, newTab].map(
      (text) =>
        text && (
          <span key={text} className="visually-hidden">
            {' '}
            {text}
          </span>
        ),
    )}
    {locked || newTab ? <Icon of={locked ? Lock : ExternalLink} size={16} /> : <span className="q-row-on" />}
  </>
)
