import type { MarkKind } from './marks.ts'
import { libraryTag, parentheses, upTo, upToOutside } from './patterns.ts'

/** One kind of placeholder: the source of a regular expression without groups, and what it stands for. */
export interface Placeholder {
  pattern: string
  kind: MarkKind | ((text: string) => MarkKind)
}

/** Names in a control tag that print something, and may print attributes. */
const printing = /^\{%[-~+]?\s*(?:include|render|embed|section|sections|partial|use)\b/

/** Control tags of Twig and Liquid; those that insert another template print. */
const percentTag: Placeholder = {
  pattern: upToOutside('{%', '%}'),
  kind: (text) => (printing.test(text) ? 'output' : 'control'),
}

const braces: Placeholder = { pattern: upToOutside('{{', '}}'), kind: 'output' }

/** Handlebars' blocks decide; all others, partials included, print. */
const mustaches: Placeholder = {
  pattern: upToOutside('{{', '}}'),
  kind: (text) => (/^\{\{~?\s*(?:[#/^]|else\b)/.test(text) ? 'control' : 'output'),
}

/** Statements of PHP that only decide; anything else may print. */
const phpFlow =
  /^<\?(?:php\b)?\s*(?:if|else|elseif|endif|for|foreach|endfor|endforeach|while|endwhile|switch|case|default|endswitch|\})/

/** A block that is never closed lasts to the end of the file. */
const php: Placeholder = {
  pattern: String.raw`<\?(?!xml\b)[\s\S]*?(?:\?>|$(?![\s\S]))`,
  kind: (text) => (phpFlow.test(text) ? 'control' : 'output'),
}

const percentScript: Placeholder = {
  pattern: upTo('<%', '%>'),
  kind: (text) => (/^<%[-_]?=/.test(text) || /^<%@\s*include\b/.test(text) ? 'output' : 'control'),
}

const twigComment: Placeholder = { pattern: upTo('{#', '#}'), kind: 'comment' }
const liquidComment: Placeholder = {
  pattern: String.raw`\{%-?\s*(?:comment|schema)\b[\s\S]*?\{%-?\s*end(?:comment|schema)\s*-?%\}`,
  kind: 'comment',
}
const handlebarsComments: readonly Placeholder[] = [
  { pattern: String.raw`\{\{~?!--[\s\S]*?--~?\}\}`, kind: 'comment' },
  { pattern: upTo('{{!', '}}'), kind: 'comment' },
]
const handlebarsRaw: readonly Placeholder[] = [
  { pattern: upTo('{{{{', '}}}}'), kind: 'control' },
  { pattern: upTo('{{{', '}}}'), kind: 'output' },
]
const erbComment: Placeholder = { pattern: upTo('<%#', '%>'), kind: 'comment' }

/** Directives of Blade that decide, wrap or define. Others with arguments print. */
const bladeFlow =
  'if|else|elseif|endif|unless|endunless|isset|endisset|empty|endempty|auth|endauth|guest|endguest|production|endproduction|env|endenv|' +
  'hasSection|sectionMissing|switch|case|break|default|endswitch|for|endfor|foreach|endforeach|forelse|endforelse|while|endwhile|continue|' +
  'section|endsection|show|stop|append|overwrite|push|endpush|pushOnce|endPushOnce|pushIf|endPushIf|prepend|endprepend|once|endonce|verbatim|' +
  'endverbatim|can|cannot|canany|elsecan|elsecannot|endcan|endcannot|endcanany|error|enderror|session|endsession|fragment|endfragment|' +
  'props|aware|use|inject|extends|slot|endslot|component|endcomponent'

/** At-rules of CSS that may be followed by a parenthesis. */
const atRules = 'media|supports|import|container|layer|page|property|font-face|keyframes|charset|namespace|scope'

const blade: readonly Placeholder[] = [
  { pattern: upTo('{{--', '--}}'), kind: 'comment' },
  { pattern: upTo('{!!', '!!}'), kind: 'output' },
  { pattern: upTo('{{', '}}'), kind: 'output' },
  { pattern: String.raw`(?<![\w@])@php\b(?!\s*\()[\s\S]*?@endphp\b`, kind: 'control' },
  { pattern: String.raw`(?<![\w@])@(?:${bladeFlow})\b(?:[ \t]*(?:${parentheses}))?`, kind: 'control' },
  { pattern: String.raw`(?<![\w@])@(?!(?:${atRules})\b)\w+(?:::\w+)?(?:${parentheses})`, kind: 'output' },
  { pattern: String.raw`(?<![\w@])@(?:csrf|vite|parent|livewireStyles|livewireScripts)\b`, kind: 'output' },
  php,
]

/** The template languages, each by its placeholders: where several match at one place, the first counts. */
export const dialects = {
  /** Rendered pages: what looks like a placeholder was not filled in. */
  html: [],
  twig: [twigComment, percentTag, braces],
  liquid: [liquidComment, twigComment, percentTag, { ...braces, pattern: upTo('{{', '}}') }],
  handlebars: [...handlebarsComments, ...handlebarsRaw, mustaches],
  erb: [erbComment, percentScript],
  jsp: [
    { pattern: upTo('<%--', '--%>'), kind: 'comment' },
    percentScript,
    { pattern: upToOutside('${', '}'), kind: 'output' },
    { pattern: upToOutside('#{', '}'), kind: 'output' },
    { pattern: libraryTag, kind: (text) => (/^<(?!c:(?:set|remove)\b)[^/].*\/>$/s.test(text) ? 'output' : 'control') },
  ],
  blade,
  php: [php],
  /** A file whose name does not tell: everything that cannot be HTML. */
  any: [
    ...handlebarsComments,
    liquidComment,
    twigComment,
    ...handlebarsRaw,
    percentTag,
    mustaches,
    erbComment,
    percentScript,
    php,
  ],
} as const satisfies Record<string, readonly Placeholder[]>

export type Dialect = keyof typeof dialects

// Object.keys forgets the keys' types.
export const dialectNames = Object.keys(dialects) as Dialect[]

/** The files of a folder that are templates or pages, by how their names end; of several the first. */
const endings: readonly [string, Dialect][] = [
  ['.blade.php', 'blade'],
  ['.twig', 'twig'],
  ['.liquid', 'liquid'],
  ['.hbs', 'handlebars'],
  ['.handlebars', 'handlebars'],
  ['.mustache', 'handlebars'],
  ['.erb', 'erb'],
  ['.ejs', 'erb'],
  ['.jsp', 'jsp'],
  ['.jspf', 'jsp'],
  ['.tag', 'jsp'],
  ['.phtml', 'php'],
  ['.php', 'php'],
  ['.html', 'any'],
  ['.htm', 'any'],
]

/** Undefined for a file that is none of these. */
export const dialectOf = (file: string): Dialect | undefined =>
  endings.find(([ending]) => file.toLowerCase().endsWith(ending))?.[1]
