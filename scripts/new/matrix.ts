import { globSync } from 'node:fs'
import { root } from '../run/settings.ts'
import { actorsOf, type Role } from './role.ts'
import type { Skeleton } from './skeleton.ts'
import { after, beforeLast, camel, importing } from './text.ts'

const folder = 'apps/api/test/matrix/cases'
/** Area of a new feature's cases: moved by hand if another fits better. */
const area = 'care'

interface Called {
  readonly feature: string
  /** The module under `@emma/contracts`. */
  readonly contract: string
  readonly endpoint: string
  readonly role: Role
}

const toDecide =
  '  // Decide who may call it with their own object (own), and what a stranger sends (foreign): apps/api/README.md.\n'

const caseOf = ({ endpoint, role }: Called): string => {
  const own = actorsOf[role].map((actor) => `${actor}: () => ({})`)
  return `  matrixCase(${endpoint}, { own: { ${own.join(', ')} } }),
`
}

/** The permission matrix's case of one endpoint: in its feature's file, or in a new one. */
export const matrixCaseOf = (called: Called): Pick<Skeleton, 'files' | 'edits'> => {
  const { feature, contract, endpoint } = called
  const line = `import { ${endpoint} } from '@emma/contracts/${contract}'`
  const [known] = globSync(`${folder}/*/${feature}.ts`, { cwd: root })
  if (known !== undefined) {
    // Once, above all new cases.
    const add = (text: string) =>
      text.includes(toDecide)
        ? after(toDecide, caseOf(called))(text)
        : after('Cases: readonly MatrixCase[] = [\n', `${toDecide}${caseOf(called)}`)(text)
    const change = (text: string) => importing(line)(add(text))
    return { files: [], edits: [{ path: known, change }] }
  }
  const name = camel(feature)
  const content = `${line}
import { type MatrixCase, matrixCase } from '../../case.ts'

export const ${name}Cases: readonly MatrixCase[] = [
${toDecide}${caseOf(called)}]
`
  return {
    files: [{ path: `${folder}/${area}/${feature}.ts`, content }],
    edits: [
      {
        path: `${folder}/index.ts`,
        change: (text) =>
          importing(`import { ${name}Cases } from './${area}/${feature}.ts'`)(
            beforeLast(']', `  ...${name}Cases,\n`)(text),
          ),
      },
    ],
  }
}
