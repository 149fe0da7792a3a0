import type { Dialect } from '../mask/dialects.ts'
import { branchedNames } from './branchedNames.ts'
import type { WrongTemplate } from './WrongTemplate.ts'
import { wrongBlade } from './wrongBlade.ts'
import { wrongBlocks, wrongConsent, wrongNames } from './wrongBlocks.ts'
import { wrongHandlebars } from './wrongHandlebars.ts'
import { wrongLiquid } from './wrongLiquid.ts'
import { wrongLists } from './wrongLists.ts'
import { wrongPolicies } from './wrongPolicies.ts'
import { wrongErb, wrongJsp } from './wrongScripts.ts'
import { wrongTwig } from './wrongTwig.ts'

const byDialect: Partial<Record<Dialect, readonly WrongTemplate[]>> = {
  twig: [...wrongTwig, ...wrongBlocks, ...wrongLists.twig, ...branchedNames.twig],
  liquid: [...wrongLiquid, ...wrongNames, ...wrongLists.liquid, ...branchedNames.liquid],
  handlebars: [...wrongHandlebars, ...wrongConsent, ...wrongLists.handlebars, ...branchedNames.handlebars],
  erb: [...wrongErb, ...wrongLists.erb, ...wrongPolicies.erb, ...branchedNames.erb],
  jsp: [...wrongJsp, ...wrongLists.jsp, ...wrongPolicies.jsp, ...branchedNames.jsp],
  blade: [...wrongBlade, ...wrongLists.blade, ...wrongPolicies.blade, ...branchedNames.blade],
}

/** All templates with one fault, with their languages. */
export const wrongTemplates = Object.entries(byDialect).flatMap(([dialect, templates]) =>
  // Object.entries forgets the keys' types.
  templates.map((template) => ({ ...template, dialect: dialect as Dialect })),
)
