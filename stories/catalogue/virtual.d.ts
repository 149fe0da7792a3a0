declare module 'virtual:reference/*' {
  /** The reference of a widget, without a heading of the page around it. */
  export const html: string
}
