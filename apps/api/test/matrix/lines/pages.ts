import * as pages from '@emma/contracts/pages'
import { line, type MatrixLine } from '../line.ts'

const nothing = () => ({})
const terms = () => ({ params: { id: 'termo-condicoes' } })

export const pagesLines: readonly MatrixLine[] = [
  line(pages.listPages, { own: { nobody: nothing, customer: nothing, admin: nothing } }),
  line(pages.readPage, { own: { nobody: terms, customer: terms, admin: terms } }),
]
