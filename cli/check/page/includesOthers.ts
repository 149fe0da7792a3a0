import type { Source } from './Page.ts'

/** How template languages and servers insert other files, and how CMSs insert what plugins add to a page's head. */
const includes = [
  // Twig and Liquid
  String.raw`\{%[-~+]?\s*(?:include|render|embed|sections?|partial)\b`,
  String.raw`\{\{-?\s*(?:include|source)\(`,
  String.raw`\{\{-?\s*content_for_header\b`,
  // Handlebars
  String.raw`\{\{~?\s*>`,
  String.raw`\{\{\{?~?\s*ghost_(?:head|foot)\b`,
  // ERB and EJS
  String.raw`<%[-_]?[=-]\s*(?:render|include)\b`,
  // JSP
  String.raw`<jsp:include\b|<%@\s*include\b|<c:import\b`,
  // Blade
  String.raw`@(?:include\w*|each|stack|vite)\b|<x-`,
  // A file that any language reads by itself, to print it
  String.raw`\b(?:file_get_contents|readfile|readFileSync|File\.read|File::get|virtual)\s*\(`,
  String.raw`\{%[-~]?\s*set\b[^%]*\bsource\(`,
  // The server
  String.raw`<!--#include\b|<esi:include\b`,
]

const pattern = new RegExp(includes.join('|'))

const phpBlock = /<\?[\s\S]*?(?:\?>|$(?![\s\S]))/g
const phpIncludes = /\b(?:include|require|get_header|get_footer|get_template_part|wp_head|wp_footer)/

/** Whether a template inserts others, which may have what it lacks. */
export const includesOthers = ({ text }: Pick<Source, 'text'>): boolean =>
  pattern.test(text) || (text.match(phpBlock) ?? []).some((block) => phpIncludes.test(block))
