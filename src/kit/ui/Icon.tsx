import type { IconNode } from 'lucide'
import { createElement } from 'react'

export interface IconProps {
  /** Imported by name from lucide by the caller, so that only used icons are shipped. */
  of: IconNode
  /** CSS pixels; 20 by default. */
  size?: number
}

/** A decorative icon beside text or inside a named control: hidden from screen readers. */
export const Icon = ({ of: shapes, size = 20 }: IconProps) => (
  <svg
    className="q-icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
  </svg>
)
