/**
 * A radio's `ref` that takes it out of its group when it goes. In a shadow root Chromium else keeps the group, outside of any form, and with it
 * all that once stood around its radios.
 */
export const leaveRadioGroup = (radio: HTMLInputElement | null) => () => radio?.removeAttribute('name')
