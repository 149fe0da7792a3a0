import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { focusSafely } from '../dom/focusSafely.ts'
import { onSwipe } from '../dom/onSwipe.ts'
import type {} from './tabs.css'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** After the label, as a written number; part of the tab's accessible name. */
  count?: string | undefined
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  /** The tab whose content is shown. */
  chosen: Id
  onChoose: (id: Id) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/** The tab to which a key leads from the one at `index`. */
const keyTargets: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Tabs that are chosen as soon as they get the focus, or by a swipe across their content. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.id === chosen)

  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab && index !== at) onChoose(tab.id)
    return tab !== undefined
  }
  // At the first tab a swipe back is the side panel's around it.
  const swiped = useRef<(by: number) => boolean>(() => false)
  useEffect(() => {
    swiped.current = (by) => choose(at + by)
  })
  useEffect(() => {
    if (!box.current) return
    const lifetime = new AbortController()
    const steps: Partial<Record<string, number>> = { left: 1, right: -1 }
    onSwipe(box.current, (direction) => swiped.current(steps[direction] ?? Number.NaN), lifetime.signal)
    return () => lifetime.abort()
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = keyTargets[event.key]?.(at, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    focusSafely(event.currentTarget.children[target])
    choose(target)
  }
  return (
    <div ref={box} className="q-tabs">
      <div className="q-tab-row" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === at}
            aria-controls={index === at ? `${id}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label} {tab.count !== undefined && <span className="q-tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
