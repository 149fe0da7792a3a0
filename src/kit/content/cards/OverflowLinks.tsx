import { ChevronDown } from 'lucide'
import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '#lib/isComposing.ts'
import type { WrittenLink } from '#lib/schema/linkSchema.ts'
import { useIntl } from '../../i18n/IntlContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import { contentMessages } from './content.messages.ts'
import type {} from './sectionHead.css'

/** How many links stand in the first line of a list whose lines wrap. */
function countInFirstLine(list: HTMLElement): number {
  const [...items] = list.children
  const first = items[0]?.getBoundingClientRect().top ?? 0
  const wrapped = items.findIndex((item) => item.getBoundingClientRect().top > first + 1)
  return wrapped < 0 ? items.length : wrapped
}

/** Links in one line. Those that have no room in it are in a list that a button opens. */
export function OverflowLinks({ links }: { links: readonly WrittenLink[] }) {
  const { t } = useIntl()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [fitting, setFitting] = useState(links.length)
  const [isOpen, setIsOpen] = useState(false)
  const rest = links.slice(fitting)

  useLayoutEffect(() => {
    const element = list.current
    if (!element?.parentElement) return
    const measure = () => {
      const count = countInFirstLine(element)
      flushSync(() => setFitting(count))
      return count
    }
    // In the frame's own layout, the first time too: a layout effect would lay out all the cards once more.
    const observer = new ResizeObserver(() => {
      // The button for the rest takes room itself.
      if (measure() < element.children.length) measure()
    })
    // Around both, so that the button does not change its size.
    observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [])

  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return
    setIsOpen(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is inside, which bubble to it.
    <div className="q-section-links" onKeyDown={close} onBlur={leave}>
      <ul role="list" ref={list}>
        {links.map(({ text, href }, index) => (
          <li key={href} inert={index >= fitting}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <div className="q-section-more">
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(contentMessages.more)} <Icon of={ChevronDown} size={16} />
          </button>
          {isOpen && (
            <ul role="list" id={id}>
              {rest.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}
