/**
 * A radio's `ref` that removes it from its group on unmount. Otherwise Chromium keeps a group in a shadow root outside of any form alive, and with it
 * the detached elements around its radios.
 */
export const leaveRadioGroup = (radio: HTMLInputElement | null) => () => radio?.removeAttribute('name')
