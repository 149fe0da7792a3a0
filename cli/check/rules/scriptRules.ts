import { scriptFiles, secondScript, strayScript } from '#islands/diagnosis/scriptProblems.ts'
import { misspelt } from '#lib/nearest.ts'
import type { CheckContext } from '../CheckContext.ts'
import { isUnknown, marks } from '../mask/marks.ts'
import type { Problem } from '../Problem.ts'
import { type Attribute, attributeOf, type Page, type PageElement } from '../page/Page.ts'
import { type LibraryScript, libraryScripts, writtenIn } from './libraryScripts.ts'
import { markersOf } from './Marker.ts'
import { optimiserOf } from './optimisers.ts'

const atScript = (
  id: Problem['id'],
  message: string,
  { element, src }: Pick<LibraryScript, 'element' | 'src'>,
): Problem => ({
  id,
  message,
  at: src ?? element.range,
})

/** Old browsers load the classic script, all others the module. */
const isForOld = ({ element, file }: LibraryScript) => file === 'widgets.iife.js' && element.attributes.has('nomodule')

function typeProblems(script: LibraryScript): Problem[] {
  const { element, file, src } = script
  if (file !== 'widgets.js' || !src) return []
  if (element.attributes.has('nomodule'))
    return [atScript('wrong-script-type', `nomodule: browsers that could run ${file} skip it`, script)]
  const optimiser = optimiserOf(element)
  if (optimiser) {
    const { name, optOut } = optimiser
    return [atScript('wrong-script-type', `type: ${name} lets ${file} wait. With ${optOut} it leaves it alone`, script)]
  }
  const type = attributeOf(element, 'type') ?? ''
  if (type.trim().toLowerCase() === 'module' || isUnknown(type) || element.isOpen) return []
  return [atScript('wrong-script-type', `type: ${file} is a module, and needs type="module"`, script)]
}

/** Scripts in the library's folder that are not the library's script. */
function strayScripts(page: Page): Problem[] {
  return page.elements.flatMap((element) => {
    const src = element.attributes.get('src')
    if (element.tag !== 'script' || !src) return []
    const stray = strayScript(isUnknown(src.value) ? writtenIn(page, src) : src.value)
    return stray ? [atScript(stray.id, stray.message, { element, src })] : []
  })
}

/** A script that may be ours under a wrong name, for a page that has none. */
function slipOf(page: Page): Attribute | undefined {
  const names = page.elements.flatMap((element) => {
    const src = element.attributes.get('src')
    const name = /([\w.-]+\.js)(?:[?#].*)?$/.exec(src?.value ?? '')?.[1]
    return element.tag === 'script' && src && name && misspelt(name, scriptFiles) ? [src] : []
  })
  return names[0]
}

const isBranched = ({ masked }: Page, first: PageElement, second: PageElement) =>
  masked.slice(first.range.end, second.range.start).includes(marks.control)

/** Problems of the scripts that a page has. */
export function scriptRules(page: Page, { probeFile }: CheckContext): Problem[] {
  const { answer } = page.source
  const widgets = markersOf(page).flatMap(({ widget }) => widget ?? [])
  const scripts = libraryScripts(page)
  const [first, ...others] = scripts.filter((script) => !isForOld(script))
  const doubled = others.filter(({ element }) => first && !isBranched(page, first.element, element))
  const failed = scripts.flatMap((script) => {
    if (script.address === undefined) return []
    const failure = answer ? answer.scriptProblems.get(script.address) : probeFile(script.address, widgets)
    return failure ? [atScript(failure.id, failure.message, script)] : []
  })
  return [
    ...scripts.flatMap(typeProblems),
    ...doubled.map((script) => atScript(secondScript.id, secondScript.message, script)),
    ...failed,
    ...strayScripts(page),
  ]
}

/** A page with markers and without the script. */
export function missingScript(page: Page): Problem[] {
  if (libraryScripts(page).length > 0 || strayScripts(page).length > 0) return []
  const slip = slipOf(page)
  if (slip) {
    const message = `src: "${slip.value}" is not the library’s script, which the page needs. Did you mean "widgets.js"?`
    return [{ id: 'wrong-script-path', message, at: slip }]
  }
  const at = page.elements.find(({ tag }) => tag === 'head') ?? page.elements.find(({ tag }) => tag === 'html')
  const message = 'the page has no <script type="module" src="…/widgets.js">: none of its markers can work'
  return [{ id: 'missing-script', message, at: at?.range ?? { start: 0, end: 0 } }]
}
