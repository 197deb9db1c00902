import { seedTemplate } from './template.ts'

export default seedTemplate
