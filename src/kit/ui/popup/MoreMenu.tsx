import type {} from './more.css'
import { PopupButton, type PopupButtonProps } from './PopupButton.tsx'

/** A "⋯" button with a menu of secondary actions. */
export const MoreMenu = <Own extends object>(props: Omit<PopupButtonProps<Own>, 'children'>) => (
  <div className="q-more">
    <PopupButton {...props} />
  </div>
)
