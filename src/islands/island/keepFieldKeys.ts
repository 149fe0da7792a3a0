/** The fields that a reader types into, and the popups in which letters move the choice. */
const fields =
  'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=combobox],[role=listbox],[role=menu]'

/** Keys that a page may react to wherever the focus is: they close and move, and never write. */
const shared = ['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta']

/** AltGr writes characters, although it counts as Ctrl with Alt on Windows. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')

/**
 * Keeps the keys typed into a widget's fields from the page's shortcuts. A page takes no shortcut from its own fields, but outside a shadow root every event
 * seems to come from the marker. Fields in the light DOM need none of this, and password managers listen to them.
 */
export function keepFieldKeys(container: HTMLElement): void {
  const root = () => container.getRootNode()
  const keep = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || target.getRootNode() !== root()) return
    if (target.closest(fields) && !shared.includes(key) && !isShortcut(event)) event.stopPropagation()
  }
  for (const type of ['keydown', 'keypress', 'keyup'] as const) container.addEventListener(type, keep)
}
