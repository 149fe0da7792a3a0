import { Visitor } from 'vite'
import { codeIn, type Finding, isTest, lineAt, parseSource, type Source } from './source.ts'

/** APIs of React that Preact's compat lacks: the lite engine is built from the same sources. */
const reactOnly = new Set(['use', 'useActionState', 'useOptimistic', 'useEffectEvent', 'Activity', 'ViewTransition'])

/** Schemas of valibot's that fail with any of their parts: those of `src/lib` do without what is wrong where they can. */
const failsWhole = new Set(['object', 'array', 'strictObject', 'looseObject', 'objectWithRest', 'tuple'])

/** Whether readers load the file. */
const isLibrary = (path: string) => /^(src|widgets)\//.test(path)

/** The scripts that a page includes, and the command line's: they may act on import. */
const acts = (path: string) => /^(widgets\/(main|iife)|cli\/main)\.ts$/.test(path)

/** Whether the file writes JSON for the others, or asks whether a page has replaced it. */
const writesJson = (path: string) => /^src\/(lib\/writeJson|islands\/diagnosis\/changedBuiltins)\.ts$/.test(path)

/** Whether the file asks media queries for the others, or is the script in the page's head, which asks one question and imports nothing. */
const asksMedia = (path: string) => /^src\/(lib\/queryMedia|page\/theme\/setEarlyTheme)\.ts$/.test(path)

/** The targets to which the page's scripts listen as well. */
const shared = /^(window|document|ownDocument\(\)|host|page|browser|window\.visualViewport)$/

/** Findings for the project's rules that no linter has. Tests are exempt. */
export function houseFindings(sources: readonly Source[]): Finding[] {
  return codeIn(sources, 'src', 'widgets', 'cli', 'preview', 'server', 'mocks', 'newspaper').flatMap((source) => {
    const { path, text } = source
    if (isTest(path)) return []
    const findings: Finding[] = []
    const add = (node: { start: number }, problem: string) =>
      findings.push({ path, line: lineAt(text, node.start), problem })
    const { program, comments } = parseSource(source)

    for (const comment of comments) {
      if (/\b(TODO|FIXME|XXX|HACK)\b/.test(comment.value)) add(comment, 'is unfinished: do it, or write an issue')
    }
    for (const statement of program.body) {
      const runs = statement.type === 'ExpressionStatement' && !('directive' in statement && statement.directive)
      if (runs && !acts(path)) add(statement, 'does something when it is imported: put it into a function')
    }
    new Visitor({
      CallExpression({ callee, arguments: given }) {
        if (isLibrary(path) && !asksMedia(path) && /^(window\.)?matchMedia$/.test(text.slice(callee.start, callee.end)))
          add(
            callee,
            'is answered by a page’s old stand-in without listeners, or not at all: use queryMedia of src/lib',
          )
        if (!isLibrary(path) || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const options = given[2]
        if (callee.property.name !== 'addEventListener' || !options) return
        const isShared = shared.test(text.slice(callee.object.start, callee.object.end))
        if (isShared && !/^(true|false|\{(?!.*signal).*\})$/s.test(text.slice(options.start, options.end)))
          add(
            callee.property,
            'ends by a signal, and so would the page’s own listeners beside zone.js: use listen of src/lib',
          )
      },
      MemberExpression({ object, property }) {
        if (!isLibrary(path) || object.type !== 'Identifier') return
        if (
          object.name === 'JSON' &&
          property.type === 'Identifier' &&
          property.name === 'stringify' &&
          !writesJson(path)
        )
          add(property, 'is written as a page’s old library has lists written: use writeJson of src/lib')
        if (object.name !== 'v') return
        if (property.type === 'Identifier' && failsWhole.has(property.name))
          add(
            property,
            `reads with v.${property.name}, which fails with any part: use object, list or record of src/lib`,
          )
      },
      JSXOpeningElement({ name, attributes, start }) {
        if (name.type !== 'JSXIdentifier' || (name.name !== 'ul' && name.name !== 'ol')) return
        const saysIt = attributes.some(
          (attribute) =>
            attribute.type === 'JSXAttribute' &&
            attribute.name.type === 'JSXIdentifier' &&
            attribute.name.name === 'role',
        )
        if (!saysIt) add({ start }, `is no list to Safari, as it shows no markers: <${name.name} role="list">`)
      },
      ImportDeclaration(node) {
        if (node.source.value !== 'react') return
        for (const specifier of node.specifiers) {
          const name =
            specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : ''
          if (reactOnly.has(name)) add(specifier, `uses ${name}, which the lite engine has not`)
        }
      },
    }).visit(program)
    return findings
  })
}
