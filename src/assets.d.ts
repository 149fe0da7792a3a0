/** A stylesheet as text, for the shadow roots that adopt it; no `.css` file reaches `dist/`. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** A document as text, for the command line. */
declare module '*.md?raw' {
  const text: string
  export default text
}

/** A file's address, for tools that run in a browser. */
declare module '*?url' {
  const url: string
  export default url
}

/** The sheet that a component needs: `import type {} from './button.css'`. It costs nothing, and `tools/checks/sheets.ts` reads it. */
declare module '*.css' {}

/** The texts of the sheets that an island and its components say they need, in order; the build makes it for each island (`tools/build/sheets.ts`). */
declare module 'virtual:sheets' {
  const sheets: readonly string[]
  export default sheets
}
