/** A stylesheet as text, for the shadow roots that adopt it; no `.css` file reaches `dist/`. */
declare module '*.css?inline' {
  const css: string
  export default css
}
