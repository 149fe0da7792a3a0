/** The parts of twig.js that the tests use. It has no types of its own. */
declare module 'twig' {
  interface TwigOptions {
    data: string
    /** The template's own path, from which others are included. */
    path: string
    base: string
    autoescape?: boolean
    namespaces?: Record<string, string>
    /** Throws what it otherwise prints. */
    rethrow: true
  }
  const Twig: {
    twig(options: TwigOptions): { render(data: object): string }
    extendFunction(name: string, run: (text: string) => string): void
    extendFilter(name: string, run: (text: string) => string): void
  }
  export = Twig
}
