import {
  type CSSProperties,
  createContext,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Virtualizer } from 'virtua'
import { PanelBodyContext } from '../panels/PanelBodyContext.ts'
import { Sentinel } from '../Sentinel.tsx'

/** CSS pixels before the end at which the next list page is asked for: about half a screen of rows. */
const AHEAD = 400

export interface VirtualListProps<Item> {
  /** Accessible name of the list. */
  label: string
  /** Everything that has been loaded. */
  items: readonly Item[]
  /** Tells the items apart, also when some before them leave. */
  keyOf: (item: Item) => string
  /** The row's content. The row itself is the list item. */
  renderItem: (item: Item, index: number) => ReactNode
  /** How many there are with those that have not been loaded, if the server says so. */
  total?: number | undefined
  /** Whether there are more to load. */
  hasMore?: boolean
  /** A list page is being loaded, or has failed: `onReachEnd` waits. */
  paused?: boolean
  /** Called when the end comes near, and again when `paused` ends while it still is. */
  onReachEnd?: () => void
  /** CSS pixels of a usual row, for rows that were never in sight. */
  rowHeight: number
  /** A row that is in the document wherever the reader has scrolled to, because the focus goes there when it comes. */
  awaited?: number | undefined
}

interface ListFacts {
  label: string
  /** How many rows screen readers are told of; -1 is "not known". */
  size: number
}

const ListContext = createContext<ListFacts>({ label: '', size: -1 })

interface ContainerProps {
  style: CSSProperties
  children: ReactNode
}

// With `forwardRef`, because Preact's components get no `ref` among their properties.
const List = forwardRef(function List({ style, children }: ContainerProps, ref: Ref<HTMLUListElement>) {
  const { label } = useContext(ListContext)
  return (
    <ul role="list" ref={ref} style={style} aria-label={label}>
      {children}
    </ul>
  )
})

const Row = forwardRef(function Row(props: ContainerProps & { index: number }, ref: Ref<HTMLLIElement>) {
  const { size } = useContext(ListContext)
  return (
    <li ref={ref} style={props.style} aria-posinset={props.index + 1} aria-setsize={size}>
      {props.children}
    </li>
  )
})

/**
 * How far down the scrolling content the list begins, in CSS pixels. What stands above it may change, so it is measured with each rendering and while the reader scrolls: an
 * observer of the content would be notified of the list's own growth.
 */
function useStart(list: RefObject<HTMLElement | null>, body: RefObject<HTMLElement | null>): number {
  const [start, setStart] = useState(0)
  const measure = useCallback(() => {
    const [box, area] = [list.current, body.current]
    // A side panel that waits below another one is hidden.
    if (!box || !area || box.getClientRects().length === 0) return
    const distance = box.getBoundingClientRect().top - area.getBoundingClientRect().top
    setStart(Math.max(0, Math.round(distance - area.clientTop + area.scrollTop)))
  }, [list, body])
  // Not layout effects: the side panel may open in the same commit, and has no body before its own.
  useEffect(measure)
  useEffect(() => {
    const area = body.current
    area?.addEventListener('scroll', measure, { passive: true })
    return () => area?.removeEventListener('scroll', measure)
  }, [body, measure])
  return start
}

/**
 * A list of which only the rows in sight are in the document, however many there are. The row that has the focus stays, and so do its neighbours, where the Tab key leads; the first one is there once the list was scrolled, for who comes from above.
 * Only inside a `SidePanel`, whose body it scrolls with.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    label,
    items,
    keyOf,
    renderItem,
    total,
    hasMore = false,
    paused = false,
    onReachEnd,
    rowHeight,
    awaited,
  } = props
  const panelBody = useContext(PanelBodyContext)
  const noBody = useRef<HTMLElement>(null)
  const body = panelBody ?? noBody
  const box = useRef<HTMLDivElement>(null)
  const start = useStart(box, body)
  // The row that had the focus last: it may be away only until the reader comes back to the window.
  const [focused, setFocused] = useState<number>()
  const [scrolled, setScrolled] = useState(false)

  const size = total ?? (hasMore ? -1 : items.length)
  const facts = useMemo(() => ({ label, size }), [label, size])
  const kept = focused === undefined ? [] : [focused - 1, focused, focused + 1]
  // Tab, or a reading cursor, comes from above the list to where it begins, and the list scrolls there.
  if (scrolled) kept.push(0)
  if (awaited !== undefined) kept.push(awaited)

  const onFocus = ({ target }: FocusEvent) => {
    const position = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
    setFocused(position ? Number(position) - 1 : undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus is.
    <div ref={box} onFocus={onFocus}>
      <ListContext value={facts}>
        <Virtualizer
          as={List}
          item={Row}
          data={items}
          scrollRef={body}
          startMargin={start}
          itemSize={rowHeight}
          // Not while it scrolls: rows are measured then.
          onScrollEnd={() => setScrolled(true)}
          keepMounted={[...new Set(kept)].filter((index) => index >= 0 && index < items.length)}
        >
          {(item, index) => <div key={keyOf(item)}>{renderItem(item, index)}</div>}
        </Virtualizer>
      </ListContext>
      {hasMore && onReachEnd && <Sentinel onReach={onReachEnd} distance={AHEAD} disabled={paused} />}
    </div>
  )
}
