import { focusAfter } from '../dom/focusAfter.ts'
import type {} from './button.css'

/** A way past a long widget for those who go by keyboard or screen reader: to what follows it on the page. It shows while it has the focus. */
export const SkipButton = ({ label }: { label: string }) => (
  <button
    type="button"
    className="q-button q-quiet visually-hidden"
    onClick={({ currentTarget }) => focusAfter(currentTarget)}
  >
    {label}
  </button>
)
